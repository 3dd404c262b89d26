import { useMutation, useQueryClient } from '@tanstack/react-query';
import { leavebitEndpoints } from '#shared/contracts/leavebits.ts';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { callEndpoint } from '../../lib/http/api-client.ts';
import { triggerBytesKey } from '../../lib/queries/query-client.ts';
import { waitForRefetchOnSuccess } from '../../lib/queries/wait-for-refetch.ts';
import type { TemplateCategory } from '../template-texts/template-category.ts';

interface NewTemplateLeavebit {
  template: TemplateCategory['template'];
  ownerEmail: string;
}

/** Needs no confirmation, because the owner is the only recipient. */
function createFromTemplate({ template, ownerEmail }: NewTemplateLeavebit): Promise<Leavebit> {
  const body = new FormData();
  body.set('description', template.description);
  body.set('infoFields', template.infoFields);
  body.set('sharingEmails', JSON.stringify([...template.sharingEmails, ownerEmail]));
  return callEndpoint(leavebitEndpoints.create, { body });
}

export function useCreateFromTemplate() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: createFromTemplate,
    // Refetch even after an error: if only the response was lost, the list shows the new LeaveBit.
    onSettled: (_, error) =>
      waitForRefetchOnSuccess(error, queryClient.invalidateQueries({ queryKey: triggerBytesKey })),
  });
}
