import { configure } from '@testing-library/react';

// What is there is never waited for; a second is too little for a machine that is busy with something else.
configure({ asyncUtilTimeout: 15_000 });

// antd writes thousands of rules into the page, and happy-dom would match each with every element that a query by role meets:
// half of the time of these tests. What an element's own `style` says is enough for them; stylesheets are seen in a browser.
window.getComputedStyle = (element) => (element as HTMLElement).style; // React makes no element without one.
