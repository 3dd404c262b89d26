import type { ReactNode } from 'react';

/** Sections 3 to 5 of the terms: prices and what happens without a payment. */
export function PaymentTerms() {
  return (
    <>
      <TermsSection title="3. Price and payment">
        <p>
          The first month is a free trial. It needs no card, and nothing is charged when it ends. Accounts
          opened during an early-access period that we announced are free for two years. We email you
          7&nbsp;days and 1&nbsp;day before the free period ends.
        </p>
        <p>
          After the free period LeaveBits costs 1&nbsp;USD a month. Setting up the subscription is free. You
          pay by card through PayFast, which shows and charges the amount in South African rand (ZAR). We
          calculate the amount in rand at the exchange rate of the day you subscribe. It stays the same unless
          we tell you beforehand. Your bank may charge its own fees. We never see or store your card number.
        </p>
      </TermsSection>
      <TermsSection title="4. Cancelling">
        <p>
          You can cancel at any time in the menu. A cancellation takes effect immediately and cannot be
          undone: future payments stop, and your recipients lose access. You can reactivate the subscription
          later, as section 5 describes.
        </p>
      </TermsSection>
      <TermsSection title="5. When a payment is missing">
        <p>
          If your free period ends and you haven’t subscribed, or a payment is three days overdue, the service
          is suspended: you cannot read or change your LeaveBits, and neither can your recipients. We keep
          your data for 12&nbsp;months and then destroy it. We email you 30&nbsp;days, 7&nbsp;days and
          1&nbsp;day before. Destroyed data cannot be restored.
        </p>
        <p>
          To reactivate an account within that time, you make a catch-up payment: the monthly fee for each
          month missed, up to twelve months. Any month that has begun counts in full. If you had cancelled
          explicitly, an administration fee of 1&nbsp;USD may be added.
        </p>
      </TermsSection>
    </>
  );
}

/** The same sections for a service that takes no payments. */
export function NoPaymentTerms() {
  return (
    <>
      <TermsSection title="3. What it costs">
        <p>Nothing. This service takes no payments. Nobody will ask you for a card.</p>
      </TermsSection>
      <TermsSection title="4. Leaving">
        <p>
          You can delete your account at any time on your account page. We wait seven days in case you change
          your mind. Then we delete everything in it, and your recipients lose access.
        </p>
      </TermsSection>
      <TermsSection title="5. How long your data is kept">
        <p>We keep your data for as long as you have an account. Deleted data cannot be restored.</p>
      </TermsSection>
    </>
  );
}

/** A numbered section of the terms. */
export function TermsSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl md:text-xl">{title}</h2>
      {children}
    </section>
  );
}
