/** What we store of an object at Stripe: its id, and where the site acts for another account, that account's. */
export interface StripeName {
  readonly id: string;
  readonly accountId: string | null;
}

export const nameText = ({ id, accountId }: StripeName): string =>
  accountId === null ? id : `${id}@${accountId}`;

export function readName(text: string): StripeName {
  const [id = '', accountId] = text.split('@');
  return { id, accountId: accountId ?? null };
}

/** A card that Stripe keeps: of which customer, which payment method. */
export interface KeptCard {
  readonly customer: string;
  readonly method: string;
}

export const keptCardText = ({ customer, method }: KeptCard, accountId: string | null): string =>
  nameText({ id: `${customer}/${method}`, accountId });

export function readKeptCard(text: string): KeptCard & Pick<StripeName, 'accountId'> {
  const { id, accountId } = readName(text);
  const [customer = '', method = ''] = id.split('/');
  return { customer, method, accountId };
}
