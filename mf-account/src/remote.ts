import { createEvent } from 'effector';
import { defineRemote } from 'shared/runtime';
import { accountPage } from './pages/by-phone/page.tsx';
import { LoginSlot } from './slots/login/login-slot.tsx';

const started = createEvent();

export const remote = defineRemote({
  name: 'mf-account',
  started,
  pages: {
    register: accountPage('register'),
    'forgot-password': accountPage('forgot-password'),
    'reset-password': accountPage('reset-password'),
    'confirm-email': accountPage('confirm-email'),
    'manage-account': accountPage('manage-account'),
  },
  slots: { login: LoginSlot },
});
