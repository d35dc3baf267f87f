// Without components, so that catalogues load where none can be drawn.
export { cardGatewayAr } from './ar.ts';
export { cardGatewayDa } from './da.ts';
export { cardGatewayDe } from './de.ts';
export { cardGatewayEs } from './es.ts';
export { cardGatewayFr } from './fr.ts';
export { cardGatewayIt } from './it.ts';
export { cardGatewayJa } from './ja.ts';
export { cardGatewayNb } from './nb.ts';
export { cardGatewayNl } from './nl.ts';
export { cardGatewayPl } from './pl.ts';
export { cardGatewayPt } from './pt.ts';
export { cardGatewaySv } from './sv.ts';
export { cardGatewayEnGb } from './en-GB.ts';
