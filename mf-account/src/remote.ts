import { defineRemote } from 'shared/runtime';
import { words } from './messages/words.ts';
import { ConfirmEmailPage } from './pages/confirm-email/page.tsx';
import { ForgotPasswordPage } from './pages/forgot-password/page.tsx';
import { ManageAccountPage } from './pages/manage-account/page.tsx';
import { RegisterPage } from './pages/register/page.tsx';
import { ResetPasswordPage } from './pages/reset-password/page.tsx';
import { LoginSlot } from './slots/login/login-slot.tsx';

export const remote = defineRemote({
  name: 'mf-account',
  pages: {
    register: RegisterPage,
    'forgot-password': ForgotPasswordPage,
    'reset-password': ResetPasswordPage,
    'confirm-email': ConfirmEmailPage,
    'manage-account': ManageAccountPage,
  },
  slots: { login: LoginSlot },
  words,
});
