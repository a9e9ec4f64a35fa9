/** Replaces modules that tests do not need: style sheets, images, and MSW's GraphQL. */
export default {};
