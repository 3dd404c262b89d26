import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { buildEndpointPath } from '#shared/contracts/schema/endpoint.ts';
import { peopleEndpoints, type NamedPeople } from '#shared/contracts/people.ts';
import { substituteEndpoints, type SubstituteSetting } from '#shared/contracts/substitutes.ts';
import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import { callEndpoint, getErrorMessage } from '../../lib/http/api-client.ts';
import { triggerBytesKey } from '../../lib/queries/query-client.ts';
import { toast } from '../../ui/overlays/toast.tsx';

/** The recipients and reporters whom the owner has named. */
export const namedPeopleQuery = queryOptions({
  queryKey: [buildEndpointPath(peopleEndpoints.list)],
  queryFn: ({ signal }) => callEndpoint(peopleEndpoints.list, { signal }),
});

/** Returns a function that looks up the name for an address. Until the names have loaded, it returns null. */
export function useNameLookup(): (email: string) => string | null {
  const { data: people } = useQuery(namedPeopleQuery);
  return (email) => people?.find((person) => person.email === email)?.name ?? null;
}

/** Who receives what recipients don't open. Refreshed with the LeaveBits, which decide who is a recipient. */
const substitutesQuery = queryOptions({
  queryKey: [...triggerBytesKey, buildEndpointPath(substituteEndpoints.list)],
  queryFn: ({ signal }) => callEndpoint(substituteEndpoints.list, { signal }),
});

/** Returns a function that looks up a recipient's substitute. Until they have loaded, and without one, it returns null. */
export function useSubstituteLookup(): (email: string) => SubstituteSetting | null {
  const { data: substitutes } = useQuery(substitutesQuery);
  return (email) => substitutes?.find((one) => one.email === email) ?? null;
}

interface Naming {
  email: string;
  /** An empty string removes the name. */
  name: string;
}

const setName = ({ email, name }: Naming) =>
  callEndpoint(peopleEndpoints.setName, { params: { encodedEmail: encodeLinkEmail(email) }, body: { name } });

function keep(queryClient: QueryClient, { email, name }: { email: string; name: string | null }): void {
  queryClient.setQueryData(namedPeopleQuery.queryKey, (people: NamedPeople | undefined) => {
    const others = people?.filter((person) => person.email !== email) ?? [];
    return name === null ? others : [...others, { email, name }];
  });
}

export function useSetPersonName() {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: setName, onSuccess: (saved) => keep(queryClient, saved) });
}

/**
 * Saves the names typed for people once the people themselves are saved. Existing names are not overwritten. Names are
 * optional: if one can't be saved, the rest of the save stands, and the owner is told which name is missing and how to add it.
 */
export function useSaveTypedNames() {
  const queryClient = useQueryClient();
  return (people: readonly { email: string; name: string }[]): void => {
    const known = queryClient.getQueryData(namedPeopleQuery.queryKey) ?? [];
    for (const { email, name } of people) {
      if (name.trim() === '' || known.some((person) => person.email === email)) continue;
      setName({ email, name }).then(
        (saved) => keep(queryClient, saved),
        (error: unknown) =>
          toast({
            title: `The name of ${email} wasn’t saved`,
            description: `You wrote “${name.trim()}”. ${getErrorMessage(error, 'You can add it on the People page.')}`,
            variant: 'destructive',
          }),
      );
    }
  };
}
