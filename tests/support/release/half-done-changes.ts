import type pg from 'pg';

/**
 * The recipients of each email about a transition. `people`: the reporter and those who were asked to confirm, while they are
 * reporters.
 */
const told = {
  refuted: { people: ['report-refuted'], owner: ['refutation-received'], heirs: [] },
  released: { people: ['report-released'], owner: ['estate-opened'], heirs: ['released-notice'] },
  revoked: { people: ['release-revoked'], owner: [], heirs: ['locked-again'] },
  expired: { people: ['report-expired'], owner: ['report-expired'], heirs: [] },
} as const;
type Transition = keyof typeof told;
const transitions = Object.keys(told) as Transition[];

interface ReportFacts {
  id: string;
  round: number;
  owner: string;
  reporter: string;
  asked: string[];
  removed: string[];
  heirs: string[];
  events: string[];
  keys: string[];
  warned_rounds: number[];
}

/**
 * Finds partial changes to an owner's reports: a transition without its timeline entry or one of its emails, or an email without
 * its transition or without a job. There must never be any, even if a process dies.
 * @param unsure heirs to skip, because what they were to inherit was in the trash at times.
 */
export async function listHalfDoneChanges(
  pool: pg.Pool,
  userId: number,
  unsure: readonly string[] = [],
): Promise<string[]> {
  const { rows } = await pool.query<ReportFacts>(
    `select r.id, r.round, u.email owner, r.reporter_email reporter,
       array(select confirmer_email from report_confirmations c where c.report_id = r.id) asked,
       array(select confirmer_email from report_confirmations c where c.report_id = r.id and withdrawn_at is not null) removed,
       array(select distinct k.email from trigger_bytes t, jsonb_each(t.sharing_config) k(email, rule)
         where t.user_id = r.user_id and rule ->> 'releaseType' = 'death_incapacitation') heirs,
       array(select kind::text from report_events e where e.report_id = r.id) events,
       array(select dedupe_key from mails m where m.dedupe_key like 'report/' || r.id || '/%') keys,
       array(select round from report_warnings w where w.report_id = r.id and stage = 'first') warned_rounds
     from death_incapacitation_reports r join users u on u.id = r.user_id where r.user_id = $1`,
    [userId],
  );
  const { rows: states } = await pool.query<{ id: string; status: string }>(
    'select id, status from death_incapacitation_reports where user_id = $1',
    [userId],
  );
  return rows.flatMap((report) => {
    const heirs = report.heirs.filter((email) => !unsure.includes(email));
    return tornIn({ ...report, heirs }, states.find(({ id }) => id === report.id)!.status);
  });
}

function tornIn(report: ReportFacts, status: string): string[] {
  const { id, events, keys, asked, removed, heirs, reporter, owner } = report;
  const problems: string[] = [];
  const expectThat = (holds: boolean, problem: string) => {
    if (!holds) problems.push(problem);
  };
  const has = (key: string) => keys.includes(`report/${id}/${key}`);
  const begins = (key: string) => keys.some((one) => one.startsWith(`report/${id}/${key}`));

  expectThat(events.includes('submitted'), 'submitted, and not in the timeline');
  expectThat(has('pending/received'), 'the reporter is not told that it has arrived');
  expectThat(asked.length > 0, 'nobody was asked');
  for (const email of asked) expectThat(begins(`pending/confirm/${email}/`), `${email} was not asked`);
  for (let round = 0; round <= report.round; round += 1) {
    expectThat(report.warned_rounds.includes(round), `the owner was not warned in round ${round}`);
  }
  const people = [reporter, ...asked.filter((email) => !removed.includes(email))];
  for (const transition of transitions) {
    const { people: toPeople, owner: toOwner, heirs: toHeirs } = told[transition];
    const happened = status === transition || (transition === 'released' && status === 'revoked');
    const owed = [
      ...toPeople.flatMap((kind) => people.map((email) => `${kind}/${email}`)),
      ...toOwner.map((kind) => `${kind}/${owner}`),
      ...toHeirs.flatMap((kind) => heirs.map((email) => `${kind}/${email}`)),
    ];
    expectThat(events.includes(transition) === happened, `${status}, and the timeline on ${transition}`);
    for (const key of owed) {
      expectThat(has(key) === happened, `${status}, and ${key} is ${happened ? 'missing' : 'there'}`);
    }
  }
  return problems;
}
