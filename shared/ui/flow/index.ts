import './flow.css';
import { dialingCodeOf } from '../../domain/index.ts';
import { provideFlowParts } from '../flow-parts.ts';
import { DialingCode } from './dialing-code.tsx';
import { FlowDrawer } from './flow-drawer.tsx';
import { RichSearch } from './rich-search.tsx';
import { RichSelect } from './rich-select.tsx';

// Fields and drawers of `shared/ui` are drawn by antd from now on.
provideFlowParts({ Select: RichSelect, Search: RichSearch, DialingCode, Drawer: FlowDrawer, dialingCodeOf });

export { FlowDrawer, type OverlayProps } from './flow-drawer.tsx';
