import { createRoot } from 'react-dom/client';

// Reference (b): react and react-dom with one line.
createRoot(document.body).render('Hej');
