import { useState } from 'react';
import { Button } from '../../client/src/ui/button.tsx';
import { ConfirmDialog } from '../../client/src/ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../client/src/ui/overlays/dialog.tsx';
import { Field, TextInput } from '../../client/src/ui/fields/field.tsx';
import { Sheet } from '../../client/src/ui/overlays/sheet.tsx';
import { toast } from '../../client/src/ui/overlays/toast.tsx';
import { SampleSection, ComponentSample } from './component-sample.tsx';

type Opened = 'dialog' | 'large' | 'long' | 'fixed' | 'confirm' | 'danger' | 'busy' | 'sheet' | null;

const opens: [Exclude<Opened, null>, string][] = [
  ['dialog', 'Dialog'],
  ['large', 'Dialog, large'],
  ['long', 'Dialog, long'],
  ['fixed', 'Dialog, only its buttons close it'],
  ['confirm', 'ConfirmDialog'],
  ['danger', 'ConfirmDialog, danger'],
  ['busy', 'ConfirmDialog, busy'],
  ['sheet', 'Sheet'],
];

export function OverlaySamples() {
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const isConfirm = opened === 'confirm' || opened === 'danger' || opened === 'busy';
  return (
    <SampleSection title="Overlays">
      <ComponentSample name="Dialog, ConfirmDialog, Sheet">
        {opens.map(([what, label]) => (
          <Button key={what} variant="secondary" onClick={() => setOpened(what)}>
            {label}
          </Button>
        ))}
      </ComponentSample>
      <ComponentSample name="Toast">
        {(['default', 'success', 'destructive'] as const).map((variant) => (
          <Button
            key={variant}
            variant="secondary"
            onClick={() => toast({ title: 'Link Copied', description: `This one is ${variant}.`, variant })}
          >
            {variant}
          </Button>
        ))}
      </ComponentSample>
      <Dialog
        open={opened === 'dialog' || opened === 'large' || opened === 'long' || opened === 'fixed'}
        onOpenChange={close}
        title="What this is about"
        description="What it is for, in a sentence."
        size={opened === 'large' ? 'large' : 'medium'}
        isDismissable={opened !== 'fixed'}
        footer={<Button onClick={close}>Done</Button>}
      >
        {Array.from({ length: opened === 'long' ? 30 : 1 }, (_, index) => (
          <p key={index} className="mb-3">
            What there is to read or to fill in.
          </p>
        ))}
      </Dialog>
      <ConfirmDialog
        open={isConfirm}
        onOpenChange={close}
        title="Delete this LeaveBit?"
        description="Two files and a text are lost for good."
        confirmLabel="Delete"
        variant={opened === 'confirm' ? 'primary' : 'danger'}
        isBusy={opened === 'busy'}
        onConfirm={close}
      />
      <Sheet
        open={opened === 'sheet'}
        onOpenChange={close}
        title="Edit LeaveBit"
        description="A sheet keeps its footer in view."
        footer={<Button onClick={close}>Save</Button>}
      >
        <Field label="Description">
          <TextInput defaultValue="House: keys, alarm and who to call" />
        </Field>
      </Sheet>
    </SampleSection>
  );
}
