// The pages after a booking, which the checkout's own script does not wait for.
export { ConfirmationPage } from './pages/confirmation/page.tsx';
export { StatusPage } from './pages/status/page.tsx';
