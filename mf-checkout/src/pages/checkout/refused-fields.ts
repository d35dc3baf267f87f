import { createEvent, createStore } from 'effector';
import { bookerChanged, cardChanged, confirmPressed, pageOpened, passwordChanged } from './model.ts';
import { companyChosen, invoicePinChanged, poNumberChanged } from './organisation/organisation-model.ts';
import { placeOf, type RefusalReason } from './refusal-reasons.ts';

export const fieldsRefused = createEvent<readonly RefusalReason[]>();

type RefusedFields = Readonly<Record<string, string | null>>;

const without = (fields: RefusedFields, changed: readonly string[]): RefusedFields =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => !changed.includes(field)));

/** What the server said of a field, or null where it is the page that cannot send it; until the guest changes the field or tries again. */
export const $refusedFields = createStore<RefusedFields>({})
  .on(fieldsRefused, (_, reasons) =>
    Object.fromEntries(
      reasons.flatMap((reason) => {
        const field = placeOf(reason)?.field;
        return field === undefined ? [] : [[field, reason.sentence] as const];
      }),
    ),
  )
  .on([bookerChanged, cardChanged], (fields, changes) => without(fields, Object.keys(changes)))
  .on(passwordChanged, (fields) => without(fields, ['password']))
  .on(poNumberChanged, (fields) => without(fields, ['poNumber']))
  .on(invoicePinChanged, (fields) => without(fields, ['invoicePin']))
  .on(companyChosen, (fields) => without(fields, ['company', 'invoicePin']))
  .reset(pageOpened, confirmPressed);
