import type { TranslatedArea } from '#shared/messages/catalog.ts';
import { useMessages, type Messages } from '#client/lib/messages/use-messages.ts';
import { paths } from '#client/lib/paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';

/** The messages of a page that undoes a change: its own, and those that it has in common with the other one. */
export interface UndoMessages<Area extends TranslatedArea> {
  t: Messages<Area>;
  links: Messages<'undo-links'>;
}

export const useUndoMessages = <Area extends TranslatedArea>(area: Area): UndoMessages<Area> => ({
  t: useMessages(area),
  links: useMessages('undo-links'),
});

/** The way to a new password, which everyone needs whose account somebody else has changed. */
export const ChooseNewPassword = () => (
  <ButtonLink href={paths.auth('reset')}>{useMessages('undo-links')('choosePassword')}</ButtonLink>
);
