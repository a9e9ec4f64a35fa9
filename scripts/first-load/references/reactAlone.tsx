import { createRoot } from 'react-dom/client';

// Reference page (b) of docs/performance.md: one line, rendered with react and react-dom.
createRoot(document.body).render('Hej');
