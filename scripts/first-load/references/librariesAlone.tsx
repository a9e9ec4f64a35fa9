import { configureStore } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import axios from 'axios';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, Link } from 'react-router';
import { RouterProvider } from 'react-router/dom';

// Reference page (c) of docs/performance.md: empty, with react, react-router's data router, RTK Query and axios.
const api = createApi({
  baseQuery: async (url: string) => ({ data: (await axios.get<unknown>(url)).data }),
  endpoints: (build) => ({ read: build.query<unknown, string>({ query: (url) => url }) }),
});
const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (defaults) => defaults().concat(api.middleware),
});

function Page() {
  api.useReadQuery('/');
  return <Link to="/" />;
}

const router = createBrowserRouter([{ path: '*', Component: Page }]);
createRoot(document.body).render(
  <Provider store={store}>
    <RouterProvider router={router} />
  </Provider>,
);
