import { provideRenderer } from 'shared/renderer';
import { remote } from './remote.ts';

provideRenderer(remote);
