// Pages that come after a booking: the checkout's own script does not wait for them.
export { ConfirmationPage } from './pages/confirmation/page.tsx';
export { StatusPage } from './pages/status/page.tsx';
