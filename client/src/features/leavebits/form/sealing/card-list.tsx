import { useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import type { Card } from '#shared/contracts/sealing.ts';
import { preloadableComponent } from '#client/lib/lazy/preloadable-component.tsx';
import { Button } from '#client/ui/button.tsx';
import { useCurrentUser } from '#client/features/accounts/session/use-current-user.ts';
import { useNameLookup } from '#client/features/people/api.ts';
import { cardsQuery, sealingQuery } from '#client/features/sealing/api.ts';
import type { LeavebitFormValues } from '../form-values.ts';
import { describeCard } from './card-status.ts';
import { useFormSealingMessages } from './use-form-sealing-messages.ts';

const MakeCardDialog = preloadableComponent(() => import('./make-card-dialog.tsx'), 'MakeCardDialog');

/** The cards of the form's recipients, once the owner can seal. */
export function CardList({ form }: { form: UseFormReturn<LeavebitFormValues> }) {
  const t = useFormSealingMessages();
  const titleId = useId();
  const { user } = useCurrentUser();
  const nameOf = useNameLookup();
  const { data: sealing } = useQuery(sealingQuery);
  const { data: cards } = useQuery(cardsQuery);
  const [recipients, newCards] = useWatch({ control: form.control, name: ['recipients', 'newCards'] });
  const [makingFor, setMakingFor] = useState<{ email: string; name: string | null } | null>(null);
  if (!sealing?.publicKey || !cards) return null;
  const others = recipients.filter(({ email }) => email !== user?.username);
  const setCard = (email: string, publicKey: string) =>
    form.setValue('newCards', { ...form.getValues('newCards'), [email]: publicKey }, { shouldDirty: true });
  return (
    <>
      {others.length > 0 && (
        <section aria-labelledby={titleId} className="flex flex-col gap-2">
          <div>
            <h3 id={titleId}>{t('cards')}</h3>
            <p className="text-sm text-quiet">{t('cardsHint')}</p>
          </div>
          <ul className="flex flex-col gap-2">
            {others.map(({ email, name: typedName }) => {
              const name = nameOf(email) ?? (typedName || null);
              const card: Card | undefined = cards.find((one) => one.email === email);
              const { text, isMissing } = describeCard(card, newCards[email] !== undefined, t);
              const shownName = name ?? email;
              return (
                <li
                  key={email}
                  className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md border p-3"
                >
                  <div className="min-w-0">
                    <p className="font-medium wrap-anywhere">{shownName}</p>
                    <p className="text-sm text-quiet">{text}</p>
                  </div>
                  <Button
                    variant={isMissing ? 'secondary' : 'quiet'}
                    size="small"
                    aria-label={
                      isMissing
                        ? t('makeCardFor', { name: shownName })
                        : t('replaceCardOf', { name: shownName })
                    }
                    onClick={() => setMakingFor({ email, name })}
                  >
                    {isMissing ? t('makeCard') : t('replaceCard')}
                  </Button>
                </li>
              );
            })}
          </ul>
        </section>
      )}
      {makingFor && (
        <MakeCardDialog
          {...makingFor}
          ownerName={user?.name ?? null}
          isReplacing={cards.some((one) => one.email === makingFor.email)}
          onMade={(publicKey) => {
            setCard(makingFor.email, publicKey);
            setMakingFor(null);
          }}
          onCancel={() => setMakingFor(null)}
        />
      )}
    </>
  );
}
