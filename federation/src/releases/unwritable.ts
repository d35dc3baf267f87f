/** A folder, and the setting that gives it. */
export interface FolderSetting {
  readonly setting: string;
  readonly folder: string;
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'that disk can only be read',
  ENOSPC: 'the disk is full',
  EEXIST: 'that is a file, not a folder',
  ENOTDIR: 'a part of that path is a file, not a folder',
};

const textOf = (error: Error, key: 'code' | 'path' | 'dest'): string | null => {
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : null;
};

/** Why files cannot be written in a folder, for people, by the code of an error; null for any other code. */
export const whyUnwritable = (code: string | null): string | null =>
  code !== null && reasons[code] !== undefined ? `${reasons[code]} (${code})` : null;

/** The same of an error of the file system. */
export const whyNotWritten = (error: unknown): string | null =>
  error instanceof Error ? whyUnwritable(textOf(error, 'code')) : null;

export const unwritableText = ({ setting, folder }: FolderSetting, reason: string): string =>
  `${setting} is ${folder}, but files cannot be kept in that folder: ${reason}. Set ${setting} to a folder that can be written.`;

function folderOf(error: Error, folders: readonly FolderSetting[]): FolderSetting | undefined {
  const paths = [textOf(error, 'path'), textOf(error, 'dest')].filter((path) => path !== null);
  // Node names no path when the disk becomes full under an open file.
  if (paths.length === 0) return textOf(error, 'code') === 'ENOSPC' ? folders[0] : undefined;
  // The folder that could not be created may lie above the one of the setting.
  return folders.find(({ folder }) =>
    paths.some((path) => path.startsWith(folder) || folder.startsWith(path)),
  );
}

/** Which of `folders` cannot be written, why, and what to do, in one line; null when `error` is about something else. */
export function explainUnwritable(error: unknown, folders: readonly FolderSetting[]): string | null {
  const reason = whyNotWritten(error);
  if (reason === null || !(error instanceof Error)) return null;
  const found = folderOf(error, folders);
  return found === undefined ? null : unwritableText(found, reason);
}
