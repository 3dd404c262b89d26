import type { PaymentHistory } from '#shared/contracts/subscriptions.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { formatPaidAmount } from '../payment-messages.ts';
import { useSubscriptionStatusMessages } from './use-subscription-status-messages.ts';

/** On phones the date is above the amount, because three columns would not fit. */
export function PaymentTable({ payments }: { payments: PaymentHistory }) {
  const t = useSubscriptionStatusMessages();
  return (
    <table className="w-full text-left">
      <thead className="text-sm text-quiet max-sm:sr-only">
        <tr className="border-b">
          <th className="py-2 pr-4 font-medium">{t('date')}</th>
          <th className="py-2 pr-8 text-right font-medium">{t('amount')}</th>
          <th className="py-2 font-medium">{t('status')}</th>
        </tr>
      </thead>
      <tbody>
        {payments.map((payment) => (
          <tr
            key={payment.id}
            className="border-b last:border-b-0 max-sm:grid max-sm:grid-cols-2 max-sm:py-2 sm:[&>td]:py-2.5"
          >
            <td className="pr-4 max-sm:col-span-2">{formatMoment(payment.date)}</td>
            <td className="pr-4 tabular-nums sm:pr-8 sm:text-right">{formatPaidAmount(payment, t)}</td>
            <td>{payment.status}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
