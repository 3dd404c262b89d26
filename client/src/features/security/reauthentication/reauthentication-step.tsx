import { preloadableComponent } from '#client/lib/lazy/preloadable-component.tsx';

/** Asks a signed-in owner to reauthenticate. Loads the messages that it has in common with the sign-in page. */
export const ReauthenticationStep = preloadableComponent(
  () => import('./reauthentication-form.tsx'),
  'ReauthenticationForm',
  ['sign-in'],
);
