/**
 * An exact decimal as text, such as "1234.5": `-?\d+(\.\d+)?`, never NaN, never with an exponent. Money is in Danish
 * kroner.
 */
export type Decimal = string;

/**
 * A calendar date as text, `yyyy-MM-dd`. Never converted to a point in time, because a time zone could move it by a
 * day.
 */
export type CalendarDate = string;
