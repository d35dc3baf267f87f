import type { ExchangeRates, PropertyGroup } from 'shared/contracts';
import { conversionBetween, convert, siteLocales, type Minor } from 'shared/domain';

/** The hotels' own currencies, each once, in the group's order. */
export const currenciesOf = ({ properties }: PropertyGroup): string[] => [
  ...new Set(properties.map(({ currency }) => currency)),
];

const canConvert = (rates: ExchangeRates, from: string, to: string): boolean =>
  from === to || conversionBetween(rates, from, to) !== null;

/** The quoted currencies into which all of the hotels' own can be converted: these first. */
export function ratesBetween(rates: ExchangeRates, own: readonly string[]): string[] {
  const all = [...new Set([...own, rates.baseCurrency, ...Object.keys(rates.rates)])];
  return all.filter((to) => own.every((from) => canConvert(rates, from, to)));
}

export interface ShownPrice {
  readonly amount: Minor;
  readonly currency: string;
  /** For comparing only: what is charged is the hotel's own price (decisions 1). */
  readonly isConverted: boolean;
}

/** A hotel's price as the guest wants to see it; as it is where that cannot be. */
export function shownPrice(
  amount: Minor,
  currency: string,
  shownIn: string | null,
  rates: ExchangeRates | null,
): ShownPrice {
  const conversion = shownIn === null || rates === null ? null : conversionBetween(rates, currency, shownIn);
  return conversion === null
    ? { amount, currency, isConverted: false }
    : { amount: convert(amount, conversion), currency: conversion.to, isConverted: true };
}

/**
 * In which currency all prices are shown: the one that the guest has chosen, else that of the guest's locale (product.md 9), else the
 * first hotel's; null where nothing has to be compared, or cannot be.
 */
export function comparedIn(
  currencies: readonly string[],
  chosen: string | null,
  locale: string,
): string | null {
  const usual = siteLocales.find((each) => each.locale === locale)?.currency ?? null;
  const wanted = [chosen, usual].find((each) => each !== null && currencies.includes(each));
  return wanted ?? currencies[0] ?? null;
}
