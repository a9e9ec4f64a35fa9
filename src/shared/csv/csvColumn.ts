/** One column of a CSV file: its heading, and what it says of a row (D16). An empty text is an empty cell. */
export interface CsvColumn<Row> {
  header: string;
  cell: (row: Row) => string;
}
