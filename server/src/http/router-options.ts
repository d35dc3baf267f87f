/** How addresses of calls are read. */
export const routerOptions = { ignoreTrailingSlash: true, maxParamLength: 200 } as const;
