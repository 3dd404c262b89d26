import { useState } from 'react';
import { Menu } from 'lucide-react';
import { preloadableComponent, preloadAfterPaint } from '../../lib/lazy/preloadable-component.tsx';
import { Button } from '../../ui/button.tsx';
import { useMenuMessages } from './use-menu-messages.ts';

const MenuSheet = preloadableComponent(() => import('./menu-sheet.tsx'), 'MenuSheet');
preloadAfterPaint(MenuSheet);

/** The menu button in the header of the owner's home page, and the sheet that it opens. */
export function OwnerMenu() {
  const t = useMenuMessages();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        icon={Menu}
        aria-haspopup="dialog"
        className="-mr-3"
        onClick={() => setIsOpen(true)}
      >
        {t('menu')}
      </Button>
      {isOpen && <MenuSheet onClose={() => setIsOpen(false)} />}
    </>
  );
}
