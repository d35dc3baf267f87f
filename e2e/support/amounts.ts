/** A shown amount in minor units of a currency with two digits: "£1,234.50" is 123450. */
export const minorOf = (text: string): number => Math.round(Number(text.replaceAll(/[^\d.-]/g, '')) * 100);
