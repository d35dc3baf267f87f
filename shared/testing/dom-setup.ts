import { configure } from '@testing-library/react';

// What is there is never waited for; a second is too little for a machine that is busy with something else.
configure({ asyncUtilTimeout: 15_000 });
