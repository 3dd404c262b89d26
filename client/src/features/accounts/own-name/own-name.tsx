import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { messageOf } from '../../../lib/http/api-client.ts';
import { currentUserKey } from '../../../lib/query-client.ts';
import { useCheckedForm } from '../../../lib/use-checked-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, TextInput } from '../../../ui/fields/field.tsx';
import { toast } from '../../../ui/overlays/toast.tsx';
import { useCurrentUser } from '../session/use-current-user.ts';
import { accountContract, setNameMutation } from '../sign-in/api.ts';

/** The owner's own name, which their people see beside the address. */
export function OwnName() {
  const { user } = useCurrentUser();
  const queryClient = useQueryClient();
  const { mutateAsync: setName, isPending, error } = useMutation(setNameMutation);
  const { field, change, check, isChecking, problemWith } = useCheckedForm(
    { name: user?.name ?? '' },
    async () => (await accountContract.load()).setNameBody,
  );

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    const body = await check(event);
    if (!body) return;
    try {
      const saved = await setName(body);
      queryClient.setQueryData(currentUserKey, saved);
      change('name', saved.name ?? '');
      toast({
        title: saved.name === null ? 'Your name is removed' : 'Your name is saved',
        variant: 'success',
      });
    } catch {
      // The field shows what was refused.
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
      <Field
        label="Your name"
        hint="Your recipients and reporters see it with your address, on their pages and in our emails. Empty: only the address."
        error={
          problemWith('name') ??
          (error ? messageOf(error, 'Your name was not saved. Please try again.') : undefined)
        }
      >
        <TextInput autoComplete="name" {...field('name')} />
      </Field>
      <Button type="submit" variant="secondary" className="self-start" isBusy={isChecking || isPending}>
        Save name
      </Button>
    </form>
  );
}
