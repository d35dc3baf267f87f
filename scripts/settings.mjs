import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';

/** What is wrong with PORT, for people; null when nothing is. Before the server reads its settings, the port is tried here. */
export function portProblem(value) {
  const port = Number(value);
  return Number.isInteger(port) && port >= 0 && port <= 65_535
    ? null
    : `PORT is "${value}", but a port is a whole number from 0 to 65535. Choose another one: PORT=3000 npm start`;
}

const reasons = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'that disk can only be read',
  EEXIST: 'that is a file, not a folder',
  ENOTDIR: 'a part of that path is a file, not a folder',
  ENOENT: 'it cannot be made there',
};

/** What is wrong with the folder that the setting `name` gives, for people; null when it is there (made, if need be) and can be written. */
export async function folderProblem(name, folder) {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK | constants.X_OK);
    return null;
  } catch (error) {
    const reason = reasons[error.code] ?? error.message;
    return (
      `${name} is ${folder}, but files cannot be kept in that folder: ${reason} (${error.code}). ` +
      `Choose a folder that can be written: ${name}=/path/to/folder npm start`
    );
  }
}
