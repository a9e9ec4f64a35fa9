/** Stands in for what no test reads: style sheets, pictures, and the GraphQL that MSW would bring along. */
export default {};
