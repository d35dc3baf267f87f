import './flow.css';
import { provideFlowParts } from '../rich/flow-parts.ts';
import { FlowDrawer } from './flow-drawer.tsx';
import { RichSelect } from './rich-select.tsx';

// Fields and drawers of `shared/ui` are drawn by antd from now on.
provideFlowParts({ Select: RichSelect, Drawer: FlowDrawer });

export { FlowDrawer, type OverlayProps } from './flow-drawer.tsx';
