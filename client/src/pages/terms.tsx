import { useTakesPayments } from '../lib/takes-payments.ts';
import { OperatorNote } from '../features/site/operator-note.tsx';
import { NoPaymentTerms, PaymentTerms, TermsSection } from '../features/site/payment-terms.tsx';
import { SitePage } from '../features/site/site-page.tsx';

export function TermsPage() {
  const takesPayments = useTakesPayments();
  return (
    <SitePage title="Terms and conditions" width="reading" className="flex flex-col gap-10">
      <div className="flex flex-col gap-4">
        <h1>Terms and conditions</h1>
        <p>
          These are the rules under which you use LeaveBits. “We” means the operator of this service; “you”
          means the person who opens an account. By registering you accept them.
        </p>
      </div>
      <TermsSection title="1. What LeaveBits does">
        <p>
          You store packages of text and files, called LeaveBits, and name people who may read them. Each
          LeaveBit opens for a recipient immediately, on a date you set, or after your death or permanent
          incapacitation has been reported and confirmed and you have not refuted the report.
        </p>
        <p>
          A LeaveBit is not a will and does not replace one. For anything that needs a legal form, ask a
          notary or a lawyer.
        </p>
      </TermsSection>
      <TermsSection title="2. Your account">
        <p>
          Your user name is your email address. One account is meant for one estate. Keep your password to
          yourself and your mailbox safe: anyone who has both can act as you. For your protection, a session
          ends after five minutes without activity, and a new sign-in ends an earlier one.
        </p>
      </TermsSection>
      {takesPayments ? <PaymentTerms /> : <NoPaymentTerms />}
      <TermsSection title="6. What you may store">
        <p>
          A file can be up to 50&nbsp;MB, with up to five files per save. The form may accept less at a time
          and will tell you if so. Some special characters, such as angle brackets, are removed from text when
          it is saved.
        </p>
        <p>
          What you store stays yours, and you are responsible for it. Do not store or share anything unlawful,
          anything that harms others, or anything you have no right to pass on.
        </p>
      </TermsSection>
      <TermsSection title="7. Recipients">
        <p>
          We notify everyone you name by email that something is shared with them, whatever the release rule.
          To read it, they verify their address with a code. Check addresses carefully: we cannot know whether
          a mailbox belongs to the person you mean. Anything that has been read or downloaded cannot be
          withdrawn. The recipients of a LeaveBit can see one another’s addresses, unless you hide them.
        </p>
      </TermsSection>
      <TermsSection title="8. Reports of death or incapacitation">
        <p>
          You can designate up to five reporters. Each of them receives personal links and must keep them
          secure. After a report you are warned by email and have the number of hours you set (1 to 168) to
          refute it. Your LeaveBits are released only once that time has passed and as many other reporters as
          you require (1 to 5) have confirmed.
        </p>
        <p>
          We rely on your reporters’ statements and do not examine certificates. Choose people you trust.
          After a release your LeaveBits stay readable for 12&nbsp;months
          {takesPayments ? ', whatever the state of the subscription.' : ' at least.'} If our email about it
          does not reach one of your recipients, we name them to the reporters of that report, and ask whether
          they know another way to reach them.
        </p>
      </TermsSection>
      <TermsSection title="9. Security">
        <p>
          Descriptions, text, files and file names are encrypted at rest with AES&#8209;256&#8209;GCM and a
          separate key for each LeaveBit. Passwords are stored only as hashes. The service holds the keys,
          because it has to open LeaveBits for others when you cannot.
        </p>
        <p>No service is free of risk. Keep your own copy of anything you cannot afford to lose.</p>
      </TermsSection>
      <TermsSection title="10. Privacy">
        <p>
          We handle personal information as South Africa’s Protection of Personal Information Act (POPIA) and,
          for people in the European Union, the General Data Protection Regulation (GDPR) require. We use it
          to run the service and for nothing else: we show no advertising, track nobody and sell nothing.
        </p>
        <Facts
          facts={[
            [
              'What we store about you',
              `Your email address and the hash of your password, what you store, your settings, when our emails to you were sent and accepted by a mail server,${takesPayments ? ' your payments as PayFast reports them,' : ''} and the history of reports about you.`,
            ],
            [
              'What we store about others',
              'The email addresses of your recipients and reporters, when each of them verified their address, and what reporters reported or confirmed. You give us those addresses, so please make sure you are allowed to.',
            ],
            [
              'Why we are allowed to',
              `To keep our contract with you; with recipients and reporters, for the legitimate interest that you and they have in it; and to meet duties the law puts on us${takesPayments ? ', such as keeping records of payments' : ''}.`,
            ],
            [
              'Who else receives it',
              `The companies that run our servers and send our emails, on our instructions only; ${takesPayments ? 'PayFast, which takes the payment; ' : ''}and the people you name, once your rules let them. If any of them are in another country, we make sure your data is protected there as the law requires.`,
            ],
            [
              'How long',
              `While you have an account, and after that as section 5 says. Codes and sessions are removed once they expire. We use your network address only to limit repeated attempts.${takesPayments ? ' We keep the account itself and its payments for as long as the law requires such records.' : ''}`,
            ],
            [
              'In your browser',
              'Cookies that keep you signed in, protect your requests and remember the language you chose, and notes about an interrupted upload or visit. None of them tracks you anywhere.',
            ],
            [
              'Your rights',
              'You may ask what we store about you and have it corrected, exported or deleted; you may object to its use or restrict it. You may complain to the Information Regulator in South Africa, or to the data protection authority where you live. Recipients and reporters have the same rights.',
            ],
          ]}
        />
      </TermsSection>
      <TermsSection title="11. Our responsibility">
        <p>
          We run LeaveBits with care, but cannot promise that it is always reachable or that every email
          arrives. As far as the law allows, we are liable for damage only{' '}
          {takesPayments
            ? 'up to the fees you paid in the twelve months before it.'
            : 'if we caused it on purpose or by gross negligence.'}{' '}
          This does not limit liability that the law does not let us limit.
        </p>
      </TermsSection>
      <TermsSection title="12. Changes and applicable law">
        <p>
          If we change these terms in a way that matters to you, we will tell you by email beforehand; if you
          do not agree, you can {takesPayments ? 'cancel' : 'delete your account'}. The law of the place where
          the operator is established applies. The protection that the law of your own country gives you as a
          consumer remains.
        </p>
      </TermsSection>
      <TermsSection title="13. Who we are">
        <OperatorNote />
      </TermsSection>
    </SitePage>
  );
}

function Facts({ facts }: { facts: [term: string, text: string][] }) {
  return (
    <dl className="flex flex-col gap-4">
      {facts.map(([term, text]) => (
        <div key={term}>
          <dt className="font-medium">{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
