// Without components, so that catalogues load where none can be drawn.
export { cardGatewayAr } from './ar.ts';
export { cardGatewayDa } from './da.ts';
export { cardGatewayEnGb } from './en-GB.ts';
