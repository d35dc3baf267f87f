import './flow.css';
export { Accordion, type AccordionProps } from './accordion.tsx';
export { FlowDrawer, FlowModal, Tooltip, type OverlayProps } from './overlays.tsx';
export { SearchSelect, type SearchSelectProps } from './search-select.tsx';
