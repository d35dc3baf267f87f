/** What `make-antd-styles.ts` makes: the build of a browser's scripts puts it here. Where nothing was built, antd makes its styles itself. */
export const antdStyles = '';
