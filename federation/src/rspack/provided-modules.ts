// Never called: that these imports exist is what makes the shell's build provide the lazy doors.
export const lazyDoors = [() => import('shared/ui/date'), () => import('shared/ui/flow')];
