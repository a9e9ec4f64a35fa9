import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { createRoot } from 'react-dom/client';

// The reference for lists: a plain table with the same hauliers and requests as the product's list. With `windowed`,
// only visible rows are rendered.
interface Trucker {
  id: number;
  name: string;
  email: string;
  cvr: string;
  truck_number: string;
  phone_number: string;
  status: number;
}
interface Answer {
  truckers: { data: Trucker[] };
}

const query = new URLSearchParams(location.search);
const isWindowed = query.has('windowed');
const rowHeight = 40;
const columns = [
  'id',
  'name',
  'cvr',
  'truck_number',
  'phone_number',
  'email',
  'status',
] as const satisfies readonly (keyof Trucker)[];

/** The state of the table: a page of a search's matches, or of all hauliers in an order. */
interface Wanted {
  page: number;
  sort: string;
  dir: string;
  text: string;
}

async function read({ page, sort, dir, text }: Wanted): Promise<Trucker[]> {
  const headers = { authorization: `Bearer ${String(query.get('token'))}` };
  const paging = `pagination=true&page=${String(page)}`;
  const calls = `${String(query.get('api'))}/api/truckers`;
  const answer = text
    ? await fetch(`${calls}/search-trucker?${paging}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({
          search_key: text,
          search_filter: 'name',
          page_num: page,
          pagination: true,
        }),
      })
    : await fetch(`${calls}/get-truckers?${paging}&sort=${sort}&dir=${dir}`, { headers });
  return ((await answer.json()) as Answer).truckers.data;
}

function PlainTable() {
  const [wanted, setWanted] = useState<Wanted>({ page: 1, sort: 'id', dir: 'asc', text: '' });
  const [rows, setRows] = useState<Trucker[]>([]);
  const [top, setTop] = useState(0);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => void read(wanted).then(setRows), [wanted]);

  const first = isWindowed ? Math.floor(top / rowHeight) : 0;
  const shown = isWindowed ? rows.slice(first, first + 30) : rows;
  const sortBy = (sort: string) =>
    setWanted((now) => ({
      ...now,
      page: 1,
      sort,
      dir: now.sort === sort && now.dir === 'asc' ? 'desc' : 'asc',
    }));
  const search = (event: SyntheticEvent) => {
    event.preventDefault();
    setWanted((now) => ({ ...now, page: 1, text: box.current?.value ?? '' }));
  };
  return (
    <>
      <form onSubmit={search}>
        <input ref={box} type="search" />
      </form>
      <p className="next">
        <button onClick={() => setWanted((now) => ({ ...now, page: now.page + 1 }))}>Next</button>
      </p>
      <div
        style={isWindowed ? { height: 600, overflow: 'auto' } : {}}
        onScroll={(event) => setTop(event.currentTarget.scrollTop)}
      >
        <table style={isWindowed ? { height: rows.length * rowHeight } : {}}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} data-column={column}>
                  <button onClick={() => sortBy(column)}>{column}</button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody style={{ position: 'relative', top: first * rowHeight }}>
            {shown.map((row) => (
              <tr key={row.id} style={{ height: rowHeight }}>
                {columns.map((column) => (
                  <td key={column}>{row[column]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

createRoot(document.body).render(<PlainTable />);
