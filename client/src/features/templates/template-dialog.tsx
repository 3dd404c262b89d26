import type { Leavebit } from '#shared/contracts/leavebits.ts';
import type { MessageId } from '#shared/messages/catalog.ts';
import { getErrorMessage } from '../../lib/http/api-client.ts';
import { useCommonMessages } from '../../lib/messages/use-common-messages.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { toast } from '../../ui/overlays/toast.tsx';
import { useCreateFromTemplate } from './api.ts';
import { useTemplateDialogMessages } from './use-template-dialog-messages.ts';
import type { TemplateInfoText, TemplateCategory } from '../template-texts/template-category.ts';

interface TemplateDialogProps {
  category: TemplateCategory;
  ownerEmail: string;
  /** Whether a LeaveBit has already been created from this template. */
  isMade: boolean;
  onCreated: (leavebit: Leavebit) => void;
  /** Called if the owner wants it sealed, which only a form can do. Nothing has been created. */
  onStartSealed: () => void;
  onClose: () => void;
}

const headings = {
  helps: 'helps',
  belongs: 'belongs',
  forgotten: 'forgotten',
  leaveOut: 'leaveOut',
} satisfies Record<keyof TemplateInfoText, MessageId<'owner-templates-dialog'>>;
const parts = Object.keys(headings) as (keyof TemplateInfoText)[];

/** Mount only while open. */
export function TemplateDialog({
  category,
  ownerEmail,
  isMade,
  onCreated,
  onStartSealed,
  onClose,
}: TemplateDialogProps) {
  const t = useTemplateDialogMessages();
  const common = useCommonMessages();
  const { mutate, isPending, error } = useCreateFromTemplate();

  function create() {
    mutate(
      { template: category.template, ownerEmail },
      {
        onSuccess: (leavebit) => {
          toast({ title: common('leavebitCreated'), variant: 'success' });
          onCreated(leavebit);
        },
        onError: (cause) =>
          toast({
            title: t('failed'),
            description: getErrorMessage(cause, common('pleaseTryAgain')),
            variant: 'destructive',
          }),
      },
    );
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}
      size="large"
      title={category.text}
      description={t('about', { name: category.template.description })}
      footer={
        <>
          <Button variant="secondary" isUnavailable={isPending} onClick={onStartSealed}>
            {t('startSealed')}
          </Button>
          <Button isBusy={isPending} onClick={create}>
            {t('create')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {isMade && <Banner tone="success">{t('alreadyMade')}</Banner>}
        {parts.map((part) => (
          <section key={part} className="flex flex-col gap-1">
            <h3>{t(headings[part])}</h3>
            <p>{category.infoText[part]}</p>
          </section>
        ))}
        <p className="text-sm text-quiet">{t('onlyOwner')}</p>
        <p className="text-sm text-quiet">{t('notSealed')}</p>
        {error && (
          <Banner tone="danger" role="alert" title={t('failed')}>
            {getErrorMessage(error, t('failedNext'))}
          </Banner>
        )}
      </div>
    </Dialog>
  );
}
