import { allSettled, type Scope } from 'effector';
import { sessionEnded, userLoaded } from 'shared/runtime';
import { aSavedCard, aStay, aUser, refused, type Answers } from 'shared/testing';
import type { DevScenario } from 'shared/testing/dev-host';

const done = (message: string) => ({ success: true, message });
const ada = aUser({
  creditCards: [
    aSavedCard(),
    aSavedCard({ creditCardId: 'card-2', creditCardName: '•••• 4444', expiryYear: 2025 }),
  ],
});
const stays = {
  upcoming: [
    aStay(),
    aStay({
      referenceNumber: 'HB9Q4T',
      confirmationToken: 'token-2',
      status: 'PendingPayment',
      expiresAtUtc: '2026-11-20T12:30:00Z',
      preCheckInUrl: null,
    }),
    aStay({ referenceNumber: 'HB3W8X', confirmationToken: 'token-3', isPreCheckInComplete: true }),
  ],
  past: [
    aStay({
      referenceNumber: 'HB1A1A',
      confirmationToken: 'token-4',
      dateFrom: '2026/03/06',
      dateTo: '2026/03/08',
      preCheckInUrl: null,
    }),
  ],
};

const answers: Answers = {
  '/api/Account': ada,
  '/api/Account/Authenticate': { ...done('Welcome back, Ada'), ...ada },
  '/api/Account/Register': done('Your account has been created.'),
  '/api/Account/RequestPasswordReset': done('We have sent you an email to reset your password'),
  '/api/Account/RequestEmailConfirmation': done('We have sent you an email to confirm your address'),
  '/api/Account/PasswordReset': done('Your password has been reset'),
  '/api/Account/ConfirmEmail': done('Your email address has been confirmed'),
  '/api/Account/ChangePassword': done('Your password has been changed'),
  '/api/Account/Update': done('Your details have been saved'),
  '/api/Account/RemoveCreditCard': done('Your card has been removed'),
  '/api/Account/Reservations': stays,
};
const no = (message: string) => ({ success: false, message });

const register = { page: 'register', path: '/Account/Register/HARBOUR' };
const reset = { page: 'reset-password', path: '/Account/ResetPassword/HARBOUR' };
const confirm = { page: 'confirm-email', path: '/Account/ConfirmEmail/HARBOUR' };
const manage = {
  page: 'manage-account',
  path: '/ManageAccount/HARBOUR',
  prepare: (scope: Scope) => allSettled(userLoaded, { scope, params: ada }),
};
const login = { slot: 'login', path: '/Book/HARBOUR' };
const link = '?userId=user-1&token=cHJvcGVydHkx.secret';
const ended = async (scope: Scope) => {
  await allSettled(userLoaded, { scope, params: ada });
  await allSettled(sessionEnded, { scope });
};

export const scenarios: Readonly<Record<string, DevScenario>> = {
  usual: { ...register, answers },
  'register: the server cannot be reached': register,
  'register: the server finds the address wrong': {
    ...register,
    answers: { '/api/Account/Register': refused(400, 'The request is invalid.') },
  },
  'forgot password': { page: 'forgot-password', path: '/Account/ForgotPassword/HARBOUR', answers },
  'forgot password: too many tries': {
    page: 'forgot-password',
    path: '/Account/ForgotPassword/HARBOUR',
    answers: {
      '/api/Account/RequestPasswordReset': refused(429, 'Too many requests. Try again in 1 minute.'),
    },
  },
  'reset password': { ...reset, query: link, answers },
  'reset password: link used': {
    ...reset,
    query: link,
    answers: { ...answers, '/api/Account/PasswordReset': no('Failed to reset your password') },
  },
  'reset password: no link': { ...reset, answers },
  'confirm e-mail': { ...confirm, query: link, answers },
  'confirm e-mail: in another browser': {
    ...confirm,
    query: link,
    answers: {
      ...answers,
      '/api/Account/ConfirmEmail': {
        ...no('This is not the password of this account.'),
        passwordNeeded: true,
      },
    },
  },
  'confirm e-mail: link expired': {
    ...confirm,
    query: link,
    answers: { ...answers, '/api/Account/ConfirmEmail': no('This link has expired or was used before.') },
  },
  'confirm e-mail: not reached': { ...confirm, query: link },
  'manage account': { ...manage, answers },
  'manage account: nothing yet': {
    ...manage,
    prepare: (scope) => allSettled(userLoaded, { scope, params: aUser() }),
    answers: { ...answers, '/api/Account/Reservations': { upcoming: [], past: [] } },
  },
  'manage account: bookings fail': {
    ...manage,
    answers: { ...answers, '/api/Account/Reservations': refused(503, 'Action failed') },
  },
  'manage account: wrong password': {
    ...manage,
    answers: {
      ...answers,
      '/api/Account/ChangePassword': no('We did not change your password. Check your current password'),
    },
  },
  'manage account: session ends while saving': {
    ...manage,
    answers: { ...answers, '/api/Account/Update': refused(401, 'Log in.') },
  },
  'manage account: session ended elsewhere': { ...manage, prepare: ended, answers },
  login: { ...login, answers },
  'login: wrong password': {
    ...login,
    answers: {
      '/api/Account/Authenticate': no('Failed to login, please check your email address and password'),
    },
  },
  'login: locked out': {
    ...login,
    answers: {
      '/api/Account/Authenticate': refused(429, 'Too many requests. Try again in 1 minute.'),
    },
  },
  'login again': { ...login, prepare: ended, answers },
  'long name': {
    ...login,
    property: {
      propertyName: 'The Old Customs House Hotel and Spa on the Harbour',
      email: 'reservations.and.guest.relations@old-customs-house-hotel.example',
    },
    answers,
  },
};
