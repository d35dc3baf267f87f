// Development only: the shell's own elements are made by react/jsx-dev-runtime there; remotes that run as published ask for this one.
export const neededByPublished = () => import('react/jsx-runtime');
