/** An exact decimal as text: `-?\d+(\.\d+)?`, never NaN, never an exponent ("1234.5"). Money is in Danish kroner. */
export type Decimal = string;

/** A calendar date as text, `yyyy-MM-dd`. It is never a moment in time, so no time zone touches it (D9). */
export type CalendarDate = string;
