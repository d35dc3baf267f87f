import type { Mutant } from './mutant.ts';

/** What keeps hostile guests from rooms, codes, accounts and the operator's page; and what jobs owe to everybody else. */
export const limitMutants: readonly Mutant[] = [
  {
    defect: 'a proxy more is believed than stands in front: the guest’s own entry counts',
    file: 'server/src/http/trusted-proxies.ts',
    find: 'hop < hops',
    replace: 'hop <= hops',
    seenBy: ['server/src/http/trusted-proxies.test.ts'],
  },
  {
    defect: 'a company’s name is enough to be invoiced',
    file: 'server/src/modules/booking/create/company-proof.ts',
    find: "company.invoicePin === null) return 'unproven'",
    replace: "company.invoicePin === null) return 'proven'",
    seenBy: ['server/src/modules/booking/create/company-proof.test.ts'],
  },
  {
    defect: 'a booking on request takes rooms that nobody pays for',
    file: 'server/src/modules/booking/create/plan-booking.ts',
    find: 'input.isOnRequest ? { rooms: [], extras: [] } : stock',
    replace: 'stock',
    seenBy: ['server/test/company-requests.test.ts'],
  },
  {
    defect: 'one place holds as many rooms as it has e-mail addresses',
    file: 'server/src/http/rate-limit-repository.ts',
    find: 'if (keys.length === shares.length) return keys;',
    replace: 'if (keys.length > 0) return keys;',
    seenBy: ['server/test/held-nights.test.ts'],
  },
  {
    defect: 'a made-up cookie passes for a device that knows the account',
    file: 'server/src/modules/account/known-device.ts',
    find: 'signer.isSigned(textOf(login, device), proof) ? device : null',
    replace: 'signer.isSigned(textOf(login, device), proof) ? device : device',
    seenBy: ['server/test/account.test.ts'],
  },
  {
    defect: 'the operator’s token may be guessed without end',
    file: 'server/src/http/operator-access.ts',
    find: 'wrongTokens.count(ip);',
    replace: '',
    seenBy: ['server/test/ops.test.ts'],
  },
  {
    defect: 'one place takes all the streams of news',
    file: 'server/src/site/registry-events.ts',
    find: '|| ofPlace >= mostOfPlace',
    replace: '|| ofPlace < 0',
    seenBy: ['server/src/site/registry-events.test.ts'],
  },
  {
    defect: 'a booking whose rooms cannot be released keeps all others held',
    file: 'server/src/modules/booking/pay/settle.ts',
    find: 'if (!name) throw error;',
    replace: 'throw error;',
    seenBy: ['server/test/jobs.test.ts'],
  },
  {
    defect: 'a removed card stays at the gateway',
    file: 'server/src/modules/account/forget-cards.ts',
    find: 'await gatewayNamed(deps, card.provider).forgetCard?.(card.propertyId, card.gatewayToken);',
    replace: '',
    seenBy: ['server/test/jobs.test.ts'],
  },
];
