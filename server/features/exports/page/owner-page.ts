import { formatCount } from '#shared/domain/format-count.ts';
import { describeActivity } from '#shared/domain/activity.ts';
import { languageLabels } from '#shared/domain/language-labels.ts';
import { formatNameAndEmail } from '#shared/domain/display-names.ts';
import { describeReportNumbers } from '#shared/domain/reporters.ts';
import { formatEmail } from '#shared/domain/format-email.ts';
import type { ExportedDraft, ExportedLeavebit } from '../format.ts';
import type { OwnerExportSource } from '../load-owner-export.ts';
import {
  renderContents,
  renderFacts,
  renderPage,
  renderSection,
  renderTable,
  renderTableWithBody,
  renderTableRow,
  type PageSection,
} from './elements.ts';
import { fillPlaceholders, html, createPlaceholder, type Html } from './html.ts';
import {
  renderFileItem,
  renderLeavebitArticle,
  formatUtcMoment,
  describeOpeningTime,
} from './leavebit-article.ts';
import { reportEventLabels, formatMailKind, reportStatusLabels } from './labels.ts';

type NameOf = (email: string) => string;

/** The parts of the page that may be long. */
const LEAVEBITS = 0;
const TRASHED = 1;
const ACTIVITY = 2;
const DRAFTS = 3;

/**
 * The whole export in pieces, readable with any browser.
 * @param takesPayments whether the service charges. If not, the page mentions payments only if earlier ones exist.
 */
export function renderOwnerPage(data: OwnerExportSource, takesPayments: boolean): AsyncGenerator<string> {
  const isAboutPaying = takesPayments || data.payments.length > 0;
  const names = new Map(data.people.map(({ email, name }) => [email, name]));
  const nameOf: NameOf = (email) => formatEmail(formatNameAndEmail({ name: names.get(email), email }));
  const sections: PageSection[] = [
    { id: 'leavebits', title: `Your LeaveBits (${data.leavebits.length})`, body: leavebits(data) },
    { id: 'drafts', title: `Unsaved changes (${data.drafts.length})`, body: drafts(data) },
    { id: 'trash', title: 'In the trash', body: trash(data) },
    { id: 'people', title: 'Your people', body: people(data, nameOf) },
    { id: 'release', title: 'Release configuration', body: configuration(data, nameOf, isAboutPaying) },
    { id: 'reports', title: 'Reports', body: reports(data, nameOf) },
    { id: 'mails', title: 'Emails', body: mails(data, nameOf) },
    ...(isAboutPaying
      ? [{ id: 'subscription', title: 'Subscription and payments', body: subscription(data) }]
      : []),
    { id: 'activity', title: 'Activity', body: activity(data) },
  ];
  const { account, exportedAt } = data;
  const text = renderPage(
    'Your LeaveBits',
    html`<header>
        <h1>Your LeaveBits</h1>
        <p>
          Everything that LeaveBits stored for
          <bdi>${formatEmail(formatNameAndEmail(account))}</bdi> on ${formatUtcMoment(exportedAt)}.
        </p>
        <p class="quiet">
          Anyone who has this copy can read all of it, so please keep it in a safe place. The same data for
          programs is in
          <a href="data.json">data.json</a>. All times are in UTC.
        </p>
      </header>
      ${renderFacts([
        ['Email address', formatEmail(account.email)],
        ['Name', account.name ?? 'None'],
        ['Second email address', account.secondEmail ? formatEmail(account.secondEmail) : 'None'],
        ['Phone number', account.phoneNumber ?? 'None'],
        ['Time zone for emails', account.timeZone ?? 'None'],
        ['Account since', formatUtcMoment(account.createdAt)],
      ])}
      ${renderContents(sections)} ${sections.map(renderSection)}`,
  );
  return fillPlaceholders(text, [
    mapLazily(data.leavebits, (one) => article(one, nameOf)),
    mapLazily(data.trash.leavebits, (one) => article(one, nameOf, html`<p>${until(one)}</p>`)),
    activityRows(data),
    mapLazily(data.drafts, draftArticle),
  ]);
}

async function* mapLazily<Row>(rows: AsyncIterable<Row>, present: (row: Row) => Html): AsyncGenerator<Html> {
  for await (const row of rows) yield present(row);
}

const leavebits = ({ leavebits: all }: OwnerExportSource): Html =>
  all.length === 0 ? html`<p class="quiet">There were none.</p>` : createPlaceholder(LEAVEBITS);

const article = (one: ExportedLeavebit, nameOf: NameOf, above: Html | null = null): Html =>
  renderLeavebitArticle(one, { above, below: html`${recipients(one, nameOf)}${versions(one, nameOf)}` });

const drafts = ({ drafts: all }: OwnerExportSource): Html =>
  all.length === 0 ? html`<p class="quiet">There were none.</p>` : createPlaceholder(DRAFTS);

/** Text that was typed but not saved. */
function draftArticle({ leavebitId, savedAt, content }: ExportedDraft): Html {
  if (!content)
    return html`<article>
      <h3>Damaged unsaved changes</h3>
      <p class="warn">They are damaged and can’t be opened. Please contact support.</p>
    </article>`;
  const { description, infoFields, sealed, recipients: people, fileNames } = content;
  return html`<article>
    <h3 dir="auto">${description || 'No description yet'}</h3>
    <p class="quiet">
      Typed in ${leavebitId === null ? 'a new LeaveBit' : 'one of your LeaveBits'} and stored on
      ${formatUtcMoment(savedAt)}. Not saved.
    </p>
    ${
      sealed && infoFields
        ? html`<p>
            The text is sealed. The key on your recovery sheet opens it, and no card does. Save the key as
            key.txt and the text below as text.age, and enter <code>age -d -i key.txt text.age</code>.
          </p>`
        : null
    }
    ${infoFields ? html`<pre class="text" dir="auto">${infoFields}</pre>` : null}
    <h4>Recipients</h4>
    ${renderTable(
      ['Who', 'Name'],
      people.map(({ email, name }) => [html`<bdi>${email}</bdi>`, html`<bdi>${name}</bdi>`]),
      'It has no recipients.',
    )}
    ${fileNames.length > 0 ? html`<p>Chosen files, which only a save stores: <bdi>${fileNames.join(', ')}</bdi></p>` : null}
  </article>`;
}

/** States replaced by later saves. Collapsed, so that the page shows the current state. */
const versions = ({ versions: all }: ExportedLeavebit, nameOf: NameOf): Html | null =>
  all.length === 0
    ? null
    : html`<details>
        <summary>${all.length === 1 ? 'One earlier version' : `${all.length} earlier versions`}</summary>
        ${all.map(
          ({ savedAt, description, infoFields, recipients: people }) =>
            html`<h4 dir="auto">${description || 'No description yet'}</h4>
              <p class="quiet">Saved: ${formatUtcMoment(savedAt)}</p>
              ${infoFields ? html`<pre class="text" dir="auto">${infoFields}</pre>` : null}
              ${renderTable(
                ['Who', 'When'],
                people.map(({ email, opens }) => [
                  html`<bdi>${nameOf(email)}</bdi>`,
                  describeOpeningTime(opens),
                ]),
                'It had no recipients.',
              )}`,
        )}
      </details>`;

const until = ({ deletedAt, purgesAt }: { deletedAt: string; purgesAt: string }) =>
  `Deleted on ${formatUtcMoment(deletedAt)}. You could restore it until ${formatUtcMoment(purgesAt)}.`;

/** Deleted items that can still be restored. */
function trash({ trash: { leavebits: deleted, files } }: OwnerExportSource): Html {
  if (deleted.length + files.length === 0) return html`<p class="quiet">It was empty.</p>`;
  return html`${createPlaceholder(TRASHED)}
  ${
    files.length > 0
      ? html`<h3>Files that you removed</h3>
          <ul class="plain">
            ${files.map((file) => renderFileItem(file, { note: until(file) }))}
          </ul>`
      : null
  }`;
}

const recipients = (leavebit: ExportedLeavebit, nameOf: NameOf): Html =>
  html`<h4>Recipients</h4>
    ${renderTable(
      ['Who', 'When', 'On the date of this copy'],
      leavebit.recipients.map(({ email, opens, isOpenNow, leftAt }) => [
        html`<bdi>${nameOf(email)}</bdi>`,
        describeOpeningTime(opens),
        leftAt ? `Left it on ${formatUtcMoment(leftAt)}` : isOpenNow ? 'Open' : 'Not open',
      ]),
      'It has no recipients.',
    )}`;

function people({ people: named, provedAddresses, substitutes }: OwnerExportSource, nameOf: NameOf): Html {
  return html`${renderTable(
      ['Email address', 'The name you gave', 'The language of our emails'],
      named.map(({ email, name, language }) => [
        html`<bdi>${formatEmail(email)}</bdi>`,
        html`<bdi>${name ?? 'None'}</bdi>`,
        languageLabels[language ?? 'en'],
      ]),
      'You haven’t given anyone a name or chosen a language for them.',
    )}
    <h3>Verified addresses</h3>
    ${renderTable(
      ['Email address', 'Last verified'],
      provedAddresses.map(({ email, provedAt }) => [
        html`<bdi>${formatEmail(email)}</bdi>`,
        formatUtcMoment(provedAt),
      ]),
      'None yet.',
    )}
    <h3>If somebody doesn’t open something</h3>
    ${renderTable(
      ['Who', 'Who receives it as well', 'After'],
      substitutes.map(({ email, substitute, afterDays }) => [
        html`<bdi>${nameOf(email)}</bdi>`,
        html`<bdi>${nameOf(substitute)}</bdi>`,
        `${afterDays} days`,
      ]),
      'You haven’t chosen anyone.',
    )}`;
}

const ANSWERS = { accept: 'Accepted', decline: 'Declined' } as const;

function configuration(
  { releaseConfiguration: config }: OwnerExportSource,
  nameOf: NameOf,
  isAboutPaying: boolean,
): Html {
  const terms = (one: (typeof config.changes)[number]['after']) =>
    `${one.designatedReporters.join(', ') || 'no reporters'}; ${formatCount(one.requiredConfirmations, 'confirmation')}; ${formatCount(one.refuteTimeHours, 'hour')} to refute${one.incapacitation ? `; after an accident or a stroke: ${describeReportNumbers(one.incapacitation)}` : ''}`;
  return html`${renderFacts([
      ['Confirmations required', String(config.requiredConfirmations)],
      ['Hours to refute', String(config.refuteTimeHours)],
      ['After an accident or a stroke', describeReportNumbers(config.incapacitation)],
      ['Days without a new report after a refutation', String(config.coolDownDays)],
      ...(config.awayUntil ? [['Away until', formatUtcMoment(config.awayUntil)] as [string, string]] : []),
      [
        'Ask reporters if you don’t sign in',
        config.silenceMonths === 0 ? 'No' : `After ${config.silenceMonths} months`,
      ],
      ...(isAboutPaying
        ? [
            ['Ask reporters when payments stop', config.askReportersOnLapse ? 'Yes' : 'No'] as [
              string,
              string,
            ],
          ]
        : []),
    ])}
    <h3>Reporters</h3>
    ${renderTable(
      ['Who', 'Answer', 'First used a link'],
      config.reporters.map(({ email, answer, openedAt }) => [
        html`<bdi>${nameOf(email)}</bdi>`,
        answer ? ANSWERS[answer] : 'None yet',
        openedAt ? formatUtcMoment(openedAt) : 'Not yet',
      ]),
      'There are none.',
    )}
    <h3>Recent changes</h3>
    ${renderTable(
      ['When', 'Before', 'After'],
      config.changes.map(({ changedAt, undoneAt, before, after }) => [
        undoneAt
          ? `${formatUtcMoment(changedAt)}; undone ${formatUtcMoment(undoneAt)}`
          : formatUtcMoment(changedAt),
        terms(before),
        terms(after),
      ]),
      'There were none.',
    )}`;
}

/** Isolates user-written text so that its direction doesn't affect its surroundings. */
const own = (text: string | null): string | Html => (text === null ? '' : html`<bdi>${text}</bdi>`);

const reports = ({ reports: all }: OwnerExportSource, nameOf: NameOf): Html =>
  all.length === 0
    ? html`<p class="quiet">Nobody has reported anything.</p>`
    : html`${all.map(
        (one) =>
          html`<article>
            <h3>
              ${one.reportType === 'death' ? 'Death' : 'Permanent incapacitation'}, reported by
              <bdi>${nameOf(one.reporterEmail)}</bdi>
            </h3>
            <p>
              ${reportStatusLabels[one.status]}. ${one.confirmations} of ${one.requiredConfirmations}
              confirmations.
            </p>
            ${renderTable(
              ['When', 'What', 'Who'],
              one.events.map(({ at, kind, email, reason }) => [
                formatUtcMoment(at),
                reason === undefined
                  ? reportEventLabels[kind]
                  : html`${reportEventLabels[kind]}: ${own(reason)}`,
                email ? html`<bdi>${nameOf(email)}</bdi>` : '',
              ]),
              'No events.',
            )}
          </article>`,
      )}`;

const mails = ({ mails: all }: OwnerExportSource, nameOf: NameOf): Html =>
  renderTable(
    ['When', 'To', 'What', 'Outcome'],
    all.map(({ at, to, kind, state, reason }) => [
      formatUtcMoment(at),
      html`<bdi>${nameOf(to)}</bdi>`,
      formatMailKind(kind),
      reason ? `${STATES[state]}: ${reason}` : STATES[state],
    ]),
    'There are no recent emails.',
  );

const STATES = { queued: 'Waiting', accepted: 'Sent', failed: 'Failed' } as const;

function subscription({ subscription: current, payments }: OwnerExportSource): Html {
  return html`${
      current
        ? renderFacts([
            ['Status', current.status],
            ['Free until', formatUtcMoment(current.freeUntil)],
            ['Free or paid until', formatUtcMoment(current.paidUntil)],
            ['Next payment', formatUtcMoment(current.nextPaymentDate)],
          ])
        : null
    }
    <h3>Payments</h3>
    ${renderTable(
      ['When', 'Amount', 'State'],
      payments.map(({ date, amountZar, status }) => [
        formatUtcMoment(date),
        amountZar === null ? '' : `${amountZar} ZAR`,
        status,
      ]),
      'There were none.',
    )}`;
}

const ACTIVITY_HEADS = ['When', 'What', 'Who or what', 'Details'];

function activity({ activity: log }: OwnerExportSource): Html {
  if (!log) return html`<p class="quiet">There is no log.</p>`;
  return html`<p>
      The log had ${log.head.number} entries. Each entry is chained to the one before it. The head of the
      chain is <code>${log.head.hash}</code>. The operator of LeaveBits can compare it to find out whether an
      entry has been changed or removed since.
    </p>
    ${log.head.number === 0 ? html`<p class="quiet">It was empty.</p>` : renderTableWithBody(ACTIVITY_HEADS, createPlaceholder(ACTIVITY))}`;
}

async function* activityRows({ activity: log }: OwnerExportSource): AsyncGenerator<Html> {
  if (!log) return;
  for await (const { at, kind, subject, detail } of log.entries('latest-first'))
    yield renderTableRow(ACTIVITY_HEADS, [
      formatUtcMoment(at),
      describeActivity(kind),
      own(subject),
      own(detail),
    ]);
}
