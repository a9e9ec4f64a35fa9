import { createRoot } from 'react-dom/client';

// Reference (b) of the budgets: react and react-dom with one line.
createRoot(document.body).render('Hej');
