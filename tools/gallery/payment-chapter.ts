import { encodeSubscriptionId } from '#shared/domain/encoded-subscription-id.ts';
import { DEMO_PASSWORD } from '../demo/demo-content.ts';
import { registerDemoAccount } from '../demo/http-visitor.ts';
import type { GalleryChapter } from './stage.ts';

export const paymentGalleryChapter: GalleryChapter = {
  name: 'payment',
  async play({ open, state, links, origin }) {
    const trial = await registerDemoAccount(origin, {
      username: 'trial@family.example',
      password: DEMO_PASSWORD,
    });
    const { id } = await trial.call<{ id: number }>('GET', '/api/user-subscription');
    const path = `/payment/${encodeSubscriptionId(id)}`;
    const page = await open('/');
    const go = (to: string) => page.goto(origin + to);
    const heading = page.getByRole('heading', { level: 1 });
    await state('checkout', page, async () => {
      await go(path);
      await page.getByRole('button', { name: 'Pay with PayFast' }).waitFor();
    });
    await state('already paid', page, async () => {
      await go(links.payment);
      await heading.waitFor();
      await page.getByText('Loading').waitFor({ state: 'detached' });
    });
    await state('processing', page, async () => {
      await go(`${path}/success`);
      await heading.waitFor();
    });
    await state('successful', page, async () => {
      await go(`${links.payment}/success`);
      await page.getByText('Payment Successful!').waitFor();
    });
    await state('cancelled', page, async () => {
      await go(`${path}/cancel`);
      await heading.waitFor();
    });
    await state('damaged link', page, async () => {
      await go('/payment/nonsense');
      await heading.waitFor();
    });
    await state('loading', page, async () => {
      await page.route('**/quote', () => undefined);
      await go(path);
      await page.getByText('Loading payment details...').first().waitFor();
    });
    await page.unroute('**/quote');
    await state('could not be loaded', page, async () => {
      await page.route('**/quote', (route) => route.fulfill({ status: 500, json: { message: 'No' } }));
      await go(path);
      await page.getByText('Failed to load payment details. Please try again.').first().waitFor();
    });
  },
};
