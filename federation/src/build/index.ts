export { readConfig, buildApp } from './build-app.ts';
export { buildPart } from './build-server.ts';
export { compile } from './compile.ts';
export { compressFiles } from './compress.ts';
export { integrityOf, listReleaseFiles } from './release-files.ts';
export { buildFolder } from './version.ts';
export { workspaceRoot } from './workspace.ts';
