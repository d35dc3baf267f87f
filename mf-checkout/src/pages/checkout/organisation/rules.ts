const shortestQuery = 3;

/** decisions 1: three characters of the name or more are needed. */
export const isSearchable = (query: string): boolean => Array.from(query.trim()).length >= shortestQuery;
