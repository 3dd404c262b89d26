import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { getErrorMessage } from '../../lib/http/api-client.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { toast } from '../../ui/overlays/toast.tsx';
import { useCreateFromTemplate } from './api.ts';
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

const FAILED = 'Failed to create LeaveBit template';

const headings = {
  helps: 'How it helps',
  belongs: 'What belongs here',
  forgotten: 'What is easily forgotten',
  leaveOut: 'What to leave out',
} satisfies Record<keyof TemplateInfoText, string>;
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
  const { mutate, isPending, error } = useCreateFromTemplate();

  function create() {
    mutate(
      { template: category.template, ownerEmail },
      {
        onSuccess: (leavebit) => {
          toast({ title: 'LeaveBit created successfully', variant: 'success' });
          onCreated(leavebit);
        },
        onError: (cause) =>
          toast({
            title: FAILED,
            description: getErrorMessage(cause, 'Please try again.'),
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
      description={`Creates a LeaveBit called “${category.template.description}” with a prompt on each line for you to fill in.`}
      footer={
        <>
          <Button variant="secondary" isUnavailable={isPending} onClick={onStartSealed}>
            Start it sealed
          </Button>
          <Button isBusy={isPending} onClick={create}>
            Create Template LeaveBit
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {isMade && (
          <Banner tone="success">
            You already have a LeaveBit from this template. This will create a second one.
          </Banner>
        )}
        {parts.map((part) => (
          <section key={part} className="flex flex-col gap-1">
            <h3>{headings[part]}</h3>
            <p>{category.infoText[part]}</p>
          </section>
        ))}
        <p className="text-sm text-quiet">
          At first, it’s only shared with you and marked Incomplete. Fill in what you know, and name the
          people it’s for when you’re ready.
        </p>
        <p className="text-sm text-quiet">
          It isn’t sealed, and that can’t be changed later. If not even we should be able to read what you
          write, start it sealed: you fill it in first, and it’s encrypted in your browser when you save.
        </p>
        {error && (
          <Banner tone="danger" role="alert" title={FAILED}>
            {getErrorMessage(error, 'Nothing was lost. Please try again in a moment.')}
          </Banner>
        )}
      </div>
    </Dialog>
  );
}
