/** Where Paystack's page leads a guest who does not pay there. */
export const cancelledPath = (propertyId: string, confirmationToken: string): string =>
  `/api/Payment/Paystack/Cancelled/${encodeURIComponent(propertyId)}/${encodeURIComponent(confirmationToken)}`;
