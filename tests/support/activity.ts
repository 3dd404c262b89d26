import type { ActivityEntry, ActivityPage } from '#shared/contracts/activity.ts';
import type { TestOwner } from './visitor.ts';

/** A page of an owner's log. @param query such as `kind=mails&text=lena`. */
async function activityPage(owner: Pick<TestOwner, 'send'>, query = ''): Promise<ActivityPage> {
  const answer = await owner.send('get', `/api/account/activity?${query}`).expect(200);
  return answer.body as ActivityPage;
}

/** The latest entries of an owner's log, without their times. */
export async function listActivity(
  owner: Pick<TestOwner, 'send'>,
  query = '',
): Promise<Pick<ActivityEntry, 'kind' | 'subject' | 'detail'>[]> {
  const { entries } = await activityPage(owner, query);
  return entries.map(({ kind, subject, detail }) => ({ kind, subject, detail }));
}

/** The kinds of the latest entries, oldest first. */
export async function listActivityKinds(owner: Pick<TestOwner, 'send'>, query = ''): Promise<string[]> {
  return (await listActivity(owner, query)).map(({ kind }) => kind).reverse();
}
