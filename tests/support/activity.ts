import type { ActivityEntry, ActivityPage } from '#shared/contracts/activity.ts';
import type { Owner } from './visitor.ts';

/** A page of an owner's log. @param query such as `kind=mails&text=lena`. */
export async function activityPage(owner: Pick<Owner, 'send'>, query = ''): Promise<ActivityPage> {
  const answer = await owner.send('get', `/api/account/activity?${query}`).expect(200);
  return answer.body as ActivityPage;
}

/** The latest entries of an owner's log, without their times. */
export async function activityOf(
  owner: Pick<Owner, 'send'>,
  query = '',
): Promise<Pick<ActivityEntry, 'kind' | 'subject' | 'detail'>[]> {
  const { entries } = await activityPage(owner, query);
  return entries.map(({ kind, subject, detail }) => ({ kind, subject, detail }));
}

/** The kinds of the latest entries, the first one first. */
export async function kindsOf(owner: Pick<Owner, 'send'>, query = ''): Promise<string[]> {
  return (await activityOf(owner, query)).map(({ kind }) => kind).reverse();
}
