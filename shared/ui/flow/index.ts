import './flow.css';
export { FlowDrawer, type OverlayProps } from './overlays.tsx';
export { SearchSelect, type SearchSelectProps } from './search-select.tsx';
