// Made from openapi.yaml by "npm run contract": change the document instead.
export interface paths {
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in with e-mail and password */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** End the session of the bearer */
        get: operations["logout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/lang/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Choose the language of the server's messages */
        get: operations["setLanguage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/truckers/add-trucker": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a haulier */
        post: operations["createTrucker"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/truckers/add-registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add the missing registration number of a haulier */
        post: operations["addRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/truckers/get-truckers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List hauliers, sorted, one page or all at once */
        get: operations["listTruckers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/truckers/get-trucker/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one haulier and the list of insurance companies */
        get: operations["getTrucker"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/truckers/search-trucker": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Search hauliers by name, CVR or truck number */
        post: operations["searchTruckers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/truckers/update-trucker": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Update a haulier, from the edit dialog or from wizard step 1 */
        post: operations["updateTrucker"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/truckers/delete-trucker/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a haulier */
        delete: operations["deleteTrucker"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/truckers/resend-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the invitation e-mail again */
        post: operations["resendEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/truckers/send-certificate/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Send the certificate PDF to a haulier
         * @description A GET that sends a certificate. The application never retries or prefetches it.
         */
        get: operations["sendCertificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/truckers/trucker-history/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List a haulier's submissions */
        get: operations["getTruckerHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/price-plan/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a price plan */
        post: operations["createPrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/price-plan/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List all price plans */
        get: operations["listPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/price-plan/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Update a price plan */
        post: operations["updatePrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/price-plan/update-kickback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Update the two percentages of a price plan */
        post: operations["updateKickback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/price-plan/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a price plan */
        delete: operations["deletePrice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/price-plan/get-premium": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look up the premium for four choices
         * @description If no plan matches, price_plans is null and the application calculates with 0.
         */
        post: operations["getPremium"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/add-on/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add an add-on product */
        post: operations["createAddOn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/add-on/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List all add-on products */
        get: operations["listAddOns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/add-on/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Update an add-on product */
        post: operations["updateAddOn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/add-on/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete an add-on product */
        delete: operations["deleteAddOn"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/add-on/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get the add-ons of one type for the wizard */
        post: operations["searchAddOns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/area/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the areas to drive in */
        get: operations["listAreas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/new-value/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the new values */
        get: operations["listNewValues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/own-risk/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the own risks */
        get: operations["listOwnRisks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/injury/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the numbers of injuries in the last three years */
        get: operations["listInjuries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/step/get-trucker-info/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Load a haulier's wizard by the token of the link */
        get: operations["getRegistration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/step/add-trucker-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save wizard step 1 of a new haulier */
        post: operations["saveRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/step/insurance-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save the termination of the existing insurance */
        post: operations["saveTermination"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/step/save-step-2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save wizard step 2, the car choices */
        post: operations["saveCarChoices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/step/save-step-3": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save wizard step 3, the work choices, on completion */
        post: operations["saveWorkChoices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/step/send-xml/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Send the agreement to the insurer
         * @description A GET that sends an agreement. The application sends it on completion and again when thank-you opens, once each, so the server must tolerate a second request for the same haulier. It is never prefetched.
         */
        get: operations["sendXml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/step/email-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get the content of one notification e-mail */
        post: operations["getEmailInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sms/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send an SMS code to the haulier's phone */
        post: operations["generateSmsCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sms/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verify the SMS code */
        post: operations["verifySmsCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The id of a record, a number. Readers also accept a numeric string. */
        Id: number;
        /**
         * @description '1' for yes, '0' for no. Readers also accept 1, 0, true and false, each also as text, and null.
         * @enum {string}
         */
        Flag: "0" | "1";
        /**
         * @description 1 for yes, 0 for no. Readers also accept true and false, any of these as text, and null.
         * @enum {integer}
         */
        AddOnFlag: 0 | 1;
        /**
         * @description 1 is car, 2 is work.
         * @enum {integer}
         */
        AddOnType: 1 | 2;
        /** @description An amount, a percentage or a count in a response, as a number or a numeric string. In a string, a point is always the decimal point, however many digits follow it (950.000 is 950). Readers also accept a decimal comma and thousands separators (1.188,00 and 1,188.00). */
        Amount: number | string;
        /**
         * Format: date
         * @description A calendar date, yyyy-MM-dd, or dd-MM-yyyy if the deployment is configured so. Readers accept both forms and ISO timestamps.
         */
        WireDate: string;
        /** @enum {string} */
        Locale: "da" | "en";
        /** @description An e-mail address as the forms accept it. It may contain letters such as ø. */
        Email: string;
        /** @description The company number, exactly 8 digits. */
        Cvr: string;
        /** @description The truck number, exactly 6 digits; called dr_number in requests and truck_number in responses. */
        TruckNumber: string;
        /** @description Digits only; called phone in requests and phone_number in responses. */
        Phone: string;
        /** @description The token of the haulier's link; may be empty. */
        LinkToken: string;
        /**
         * @description The status of a successful operation. Texts are case-insensitive. The mock sends 200.
         * @enum {unknown}
         */
        SuccessStatus: 200 | 201 | "200" | true | 1 | "1" | "ok" | "success";
        /**
         * @description The status of an operation that the server refused with HTTP 200. Texts are case-insensitive.
         * @enum {unknown}
         */
        RefusalStatus: 400 | 403 | 404 | 409 | 410 | 422 | 429 | 500 | 0 | false | "error" | "fail" | "failed";
        /** @enum {string} */
        TruckerSort: "id" | "name" | "cvr" | "truck_number" | "is_work_insurance" | "status";
        /** @enum {string} */
        SortDirection: "asc" | "desc";
        /** @description The logged-in user. Role 'user' is limited; every other role counts as admin. */
        User: {
            name: string;
            email: components["schemas"]["Email"];
            /**
             * @example admin
             * @example user
             */
            role: string;
        };
        /** @description A haulier. */
        Trucker: {
            id: components["schemas"]["Id"];
            name: string;
            email: components["schemas"]["Email"];
            cvr: components["schemas"]["Cvr"];
            truck_number: components["schemas"]["TruckNumber"];
            phone_number: components["schemas"]["Phone"] | null;
            undervogn: string | null;
            is_car_insurance: components["schemas"]["Flag"];
            is_work_insurance: components["schemas"]["Flag"];
            /** @description 0 means ok (active); any other value means not ok. */
            status: number;
            address: components["schemas"]["Address"] | null;
            vehicle: components["schemas"]["Vehicle"] | null;
            exiting_insurance: components["schemas"]["ExitingInsurance"] | null;
            trucker_agreement: components["schemas"]["TruckerAgreements"];
            multiply_price: components["schemas"]["MultiplyPrice"] | null;
        };
        Address: {
            id: components["schemas"]["Id"];
            address: string | null;
            city: string | null;
            zip_code: string | null;
        };
        Vehicle: {
            reg_number: string | null;
            /** @description The frame number (VIN). */
            serial_number: string | null;
            /** @description The text of the motor register, shown unchanged. */
            status: string | null;
            /**
             * @description 'verified' or 'not verified'; any other text, and null, means unknown.
             * @example verified
             * @example not verified
             */
            insurance_status: string | null;
        };
        /** @description The existing insurance to terminate. */
        ExitingInsurance: {
            /** @description The policy number. */
            police_number: string | null;
            termination_date: components["schemas"]["WireDate"] | null;
            insurance_company_id: components["schemas"]["Id"] | null;
        };
        /** @description The agreements of a haulier, or null if there are none. */
        TruckerAgreements: components["schemas"]["TruckerAgreement"][] | components["schemas"]["TruckerAgreement"] | null;
        /** @description An agreement. Choices that have not been made yet are null. addon_3 to addon_9 are listed for the generated types; the pattern allows higher numbers. */
        TruckerAgreement: {
            id: components["schemas"]["Id"];
            previous_insurance: components["schemas"]["Flag"] | null;
            area: components["schemas"]["LookupItem"] | null;
            new_value: components["schemas"]["LookupItem"] | null;
            own_risk: components["schemas"]["LookupItem"] | null;
            injury: components["schemas"]["LookupItem"] | null;
            addon_1: components["schemas"]["AddOnFlag"] | null;
            addon_2: components["schemas"]["AddOnFlag"] | null;
            addon_1_date: components["schemas"]["WireDate"] | null;
            injury_valid_from: components["schemas"]["WireDate"] | null;
            injury_comment: string | null;
            addon_3?: components["schemas"]["AddOnFlag"];
            addon_4?: components["schemas"]["AddOnFlag"];
            addon_5?: components["schemas"]["AddOnFlag"];
            addon_6?: components["schemas"]["AddOnFlag"];
            addon_7?: components["schemas"]["AddOnFlag"];
            addon_8?: components["schemas"]["AddOnFlag"];
            addon_9?: components["schemas"]["AddOnFlag"];
        };
        /** @description The counts by which the prices of work add-ons are multiplied. */
        MultiplyPrice: {
            number_of_cars: components["schemas"]["Amount"] | null;
            number_of_employee: components["schemas"]["Amount"] | null;
            number_of_drivers: components["schemas"]["Amount"] | null;
        };
        PricePlan: {
            id: components["schemas"]["Id"];
            area_id: components["schemas"]["Id"];
            new_value_id: components["schemas"]["Id"];
            own_risk_id: components["schemas"]["Id"];
            injury_id: components["schemas"]["Id"];
            premium: components["schemas"]["Amount"];
            /** @description Percent; null counts as 0. */
            ensure: components["schemas"]["Amount"] | null;
            /** @description Percent; null counts as 0. */
            dantaxi: components["schemas"]["Amount"] | null;
            area_title: string | null;
            new_value_title: string | null;
            own_risk_title: string | null;
            injury_id_title: string | null;
        };
        Premium: {
            premium: components["schemas"]["Amount"];
            /** @description Percent; null counts as 0. */
            ensure: components["schemas"]["Amount"] | null;
            /** @description Percent; null counts as 0. */
            dantaxi: components["schemas"]["Amount"] | null;
        };
        /** @description An add-on product. The first of type 1 is road assistance, the second of type 1 is glass damage, and the first of type 2 is work injury. */
        AddOn: {
            id: components["schemas"]["Id"];
            name: string;
            price: components["schemas"]["Amount"];
            type: components["schemas"]["AddOnType"];
        };
        /** @description An area, a new value, an own risk or a number of injuries. */
        LookupItem: {
            id: components["schemas"]["Id"];
            title: string;
        };
        InsuranceCompany: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @description One submission of a haulier. */
        HistoryEntry: {
            /** Format: date-time */
            created_at: string;
            data: string | components["schemas"]["HistoryBlob"];
        };
        /** @description The content of a history entry, as the history screen shows it. */
        HistoryBlob: {
            /** @description The id of the agreement. */
            id?: components["schemas"]["Id"];
            name: string | null;
            email: string | null;
            cvr: string | null;
            truck_number: string | null;
            phone_number: string | null;
            address: string | null;
            zip_code: string | null;
            city: string | null;
            reg_number: string | null;
            serial_number: string | null;
            new_value: components["schemas"]["LookupItem"] | null;
            own_risk: components["schemas"]["LookupItem"] | null;
            area: components["schemas"]["LookupItem"] | null;
            injury: components["schemas"]["LookupItem"] | null;
            addon_1: components["schemas"]["AddOnFlag"] | null;
            addon_1_date: components["schemas"]["WireDate"] | null;
            addon_2: components["schemas"]["AddOnFlag"] | null;
            police_number: string | null;
            termination_date: components["schemas"]["WireDate"] | null;
            is_work_insurance: components["schemas"]["Flag"] | null;
            previous_insurance: components["schemas"]["Flag"] | null;
            injury_valid_from?: components["schemas"]["WireDate"] | null;
            injury_comment?: string | null;
        };
        /** @description The data that the application passes to the signing frame. */
        NemIdData: {
            encoded_params: string;
        };
        /** @description Section invite, for the e-mail invite. */
        EmailInvite: {
            Hi: string;
            name: string | null;
            invite_msg_1: string;
            invite_msg_2: string;
            invite_msg_3: string;
            thanks: string;
        };
        /** @description Section insurance, for the e-mail existing-insurance. */
        EmailInsurance: {
            subject: string;
            termination_title: string;
            termination: components["schemas"]["WireDate"] | null;
            police_title: string;
            police_no: string | null;
            insurance_title: string;
            insurance: string | null;
            user_name: string;
            name: string | null;
            cvr: string | null;
            reg_no: string | null;
            frame_title: string;
            frame_number: string | null;
            thanks: string;
        };
        /** @description Section info, for the e-mail injury-insurance. Each flag has the name of its own add-on. */
        EmailInfo: {
            subject: string;
            name: string | null;
            email: string | null;
            telephone: string | null;
            cvr: string | null;
            new_value: string | null;
            own_risk: string | null;
            address: string | null;
            zip_code: string | null;
            city: string | null;
            glass_damage: components["schemas"]["Flag"] | null;
            roadside: components["schemas"]["Flag"] | null;
            thanks: string;
        };
        /** @description Section work_insur, for the e-mail work-insurance. */
        EmailWorkInsurance: {
            subject: string;
            name: string | null;
            email: string | null;
            telephone: string | null;
            cvr: string | null;
            address: string | null;
            zip_code: string | null;
            city: string | null;
            label: string;
            work: components["schemas"]["Flag"] | null;
            cars: components["schemas"]["Amount"] | null;
            employee: components["schemas"]["Amount"] | null;
            drivers: components["schemas"]["Amount"] | null;
            thanks: string;
        };
        /** @description One page of hauliers. current_page counts from 1. */
        TruckerPage: {
            data: components["schemas"]["Trucker"][];
            total: number;
            per_page: number;
            current_page: number;
            last_page: number;
        };
        FieldErrors: {
            [key: string]: string[] | string;
        };
        /** @description The body of an error response. */
        ErrorAnswer: {
            message?: string | null;
            errors?: components["schemas"]["FieldErrors"];
        };
        /** @description A refusal that is sent with HTTP 200. */
        RefusalAnswer: {
            status: components["schemas"]["RefusalStatus"];
            message?: string | null;
        };
        /** @description The response of an operation of which only the success matters. */
        UnshownAnswer: unknown;
        /** @description For operations whose status the application reads. */
        StatusAnswer: {
            status: components["schemas"]["SuccessStatus"];
            message?: string | null;
        };
        /** @description For operations whose message the application shows. If there is none, it shows its own text. */
        NoticeAnswer: {
            status?: components["schemas"]["SuccessStatus"];
            message: string | null;
        };
        LoginBody: {
            email: components["schemas"]["Email"];
            /** Format: password */
            password: string;
            locale: components["schemas"]["Locale"];
        };
        LoginAccepted: {
            token: string;
            user: components["schemas"]["User"];
        };
        /** @description Nobody was logged in. The application stores nothing. */
        LoginWithoutUser: {
            token: string | null;
            /** @constant */
            user: 0;
            message?: string | null;
        };
        LoginAnswer: components["schemas"]["LoginAccepted"] | components["schemas"]["LoginWithoutUser"];
        LogoutAnswer: components["schemas"]["UnshownAnswer"];
        SetLanguageAnswer: components["schemas"]["UnshownAnswer"];
        CreateTruckerBody: {
            name: string;
            cvr: components["schemas"]["Cvr"];
            email: components["schemas"]["Email"];
            /** @description Empty or null without car insurance, or if there is no number plate yet. */
            reg_number: string | null;
            phone: components["schemas"]["Phone"];
            /** @description Optional: empty or null if not given. */
            undervogn: string | null;
            dr_number: components["schemas"]["TruckNumber"];
            is_car_insurance: components["schemas"]["Flag"];
            is_work_insurance: components["schemas"]["Flag"];
            locale: components["schemas"]["Locale"];
        };
        CreateTruckerAnswer: {
            status?: components["schemas"]["SuccessStatus"];
            message?: string | null;
            trucker: components["schemas"]["Trucker"];
        };
        AddRegistrationBody: {
            trucker_id: components["schemas"]["Id"];
            reg_number: string;
            locale: components["schemas"]["Locale"];
        };
        AddRegistrationAnswer: components["schemas"]["UnshownAnswer"];
        ListTruckersAnswer: {
            truckers: components["schemas"]["TruckerPage"];
        };
        GetTruckerAnswer: {
            trucker: components["schemas"]["Trucker"];
            insurance: components["schemas"]["InsuranceCompany"][];
        };
        SearchTruckersBody: {
            search_key: string;
            /**
             * @description The application searches by name by default.
             * @enum {string}
             */
            search_filter: "name" | "cvr" | "truck_number";
            page_num: number;
            pagination: boolean;
        };
        SearchTruckersAnswer: {
            truckers: components["schemas"]["TruckerPage"];
        };
        UpdateTruckerBody: {
            id: components["schemas"]["Id"];
            name: string;
            cvr: components["schemas"]["Cvr"];
            email: components["schemas"]["Email"];
            /** @description Empty or null without car insurance, or if there is no number plate yet. */
            reg_number: string | null;
            phone: components["schemas"]["Phone"];
            /** @description Optional: empty or null if not given. */
            undervogn: string | null;
            dr_number: components["schemas"]["TruckNumber"];
            is_car_insurance: components["schemas"]["Flag"];
            is_work_insurance: components["schemas"]["Flag"];
            locale: components["schemas"]["Locale"];
            address?: string | null;
            city?: string | null;
            zip_code?: string | null;
            address_id?: components["schemas"]["Id"] | null;
            previous_insurance?: components["schemas"]["Flag"] | null;
        };
        UpdateTruckerAccepted: {
            status?: components["schemas"]["SuccessStatus"];
            message?: string | null;
            id: components["schemas"]["Id"];
            trucker?: components["schemas"]["Trucker"];
            insurance?: components["schemas"]["InsuranceCompany"][];
        };
        UpdateTruckerAnswer: components["schemas"]["UpdateTruckerAccepted"] | components["schemas"]["RefusalAnswer"];
        DeleteTruckerAnswer: components["schemas"]["UnshownAnswer"];
        ResendEmailBody: {
            email: components["schemas"]["Email"];
            name: string;
            trucker_id: components["schemas"]["Id"];
            locale: components["schemas"]["Locale"];
        };
        ResendEmailAnswer: components["schemas"]["NoticeAnswer"];
        SendCertificateAnswer: components["schemas"]["NoticeAnswer"];
        GetTruckerHistoryAnswer: components["schemas"]["HistoryEntry"][];
        CreatePriceBody: {
            area_id: components["schemas"]["Id"];
            new_value_id: components["schemas"]["Id"];
            own_risk_id: components["schemas"]["Id"];
            injury_id: components["schemas"]["Id"];
            premium: number;
            ensure?: number;
            dantaxi?: number;
        };
        CreatePriceAnswer: components["schemas"]["UnshownAnswer"];
        ListPricesEnveloped: {
            data: components["schemas"]["ListPricesFlat"];
        };
        ListPricesFlat: {
            price_plans: components["schemas"]["PricePlan"][];
        };
        ListPricesAnswer: components["schemas"]["ListPricesEnveloped"] | components["schemas"]["ListPricesFlat"];
        UpdatePriceBody: {
            id: components["schemas"]["Id"];
            area_id: components["schemas"]["Id"];
            new_value_id: components["schemas"]["Id"];
            own_risk_id: components["schemas"]["Id"];
            injury_id: components["schemas"]["Id"];
            premium: number;
            ensure?: number;
            dantaxi?: number;
        };
        UpdatePriceAnswer: components["schemas"]["UnshownAnswer"];
        UpdateKickbackBody: {
            price_id: components["schemas"]["Id"];
            /** @description Percent. */
            ensure: number;
            /** @description Percent. */
            dantaxi: number;
        };
        UpdateKickbackAnswer: components["schemas"]["UnshownAnswer"];
        DeletePriceAnswer: components["schemas"]["UnshownAnswer"];
        GetPremiumBody: {
            area_id: components["schemas"]["Id"];
            new_value_id: components["schemas"]["Id"];
            own_risk_id: components["schemas"]["Id"];
            injury_id: components["schemas"]["Id"];
        };
        GetPremiumEnveloped: {
            data: components["schemas"]["GetPremiumFlat"];
        };
        GetPremiumFlat: {
            price_plans: components["schemas"]["Premium"] | null;
        };
        GetPremiumAnswer: components["schemas"]["GetPremiumEnveloped"] | components["schemas"]["GetPremiumFlat"];
        CreateAddOnBody: {
            name: string;
            price: number;
            type: components["schemas"]["AddOnType"];
        };
        CreateAddOnAnswer: components["schemas"]["UnshownAnswer"];
        ListAddOnsEnveloped: {
            data: components["schemas"]["ListAddOnsFlat"];
        };
        ListAddOnsFlat: {
            add_ons: components["schemas"]["AddOn"][];
        };
        ListAddOnsAnswer: components["schemas"]["ListAddOnsEnveloped"] | components["schemas"]["ListAddOnsFlat"];
        UpdateAddOnBody: {
            id: components["schemas"]["Id"];
            name: string;
            price: number;
            type: components["schemas"]["AddOnType"];
        };
        UpdateAddOnAnswer: components["schemas"]["UnshownAnswer"];
        DeleteAddOnAnswer: components["schemas"]["UnshownAnswer"];
        SearchAddOnsBody: {
            /** @enum {string} */
            search_filter: "name" | "price" | "type";
            search_key: string;
            /** @constant */
            pagination: "false";
            type: components["schemas"]["AddOnType"];
        };
        SearchAddOnsEnveloped: {
            data: components["schemas"]["SearchAddOnsFlat"];
        };
        SearchAddOnsFlat: {
            add_ons: components["schemas"]["AddOnMatches"];
        };
        AddOnMatches: {
            data: components["schemas"]["AddOn"][];
        };
        SearchAddOnsAnswer: components["schemas"]["SearchAddOnsEnveloped"] | components["schemas"]["SearchAddOnsFlat"];
        ListAreasEnveloped: {
            data: components["schemas"]["ListAreasFlat"];
        };
        ListAreasFlat: {
            areas: components["schemas"]["LookupItem"][];
        };
        ListAreasAnswer: components["schemas"]["ListAreasEnveloped"] | components["schemas"]["ListAreasFlat"];
        ListNewValuesEnveloped: {
            data: components["schemas"]["ListNewValuesFlat"];
        };
        ListNewValuesFlat: {
            new_values: components["schemas"]["LookupItem"][];
        };
        ListNewValuesAnswer: components["schemas"]["ListNewValuesEnveloped"] | components["schemas"]["ListNewValuesFlat"];
        ListOwnRisksEnveloped: {
            data: components["schemas"]["ListOwnRisksFlat"];
        };
        ListOwnRisksFlat: {
            own_risks: components["schemas"]["LookupItem"][];
        };
        ListOwnRisksAnswer: components["schemas"]["ListOwnRisksEnveloped"] | components["schemas"]["ListOwnRisksFlat"];
        ListInjuriesEnveloped: {
            data: components["schemas"]["ListInjuriesFlat"];
        };
        ListInjuriesFlat: {
            injuries: components["schemas"]["LookupItem"][];
        };
        ListInjuriesAnswer: components["schemas"]["ListInjuriesEnveloped"] | components["schemas"]["ListInjuriesFlat"];
        GetRegistrationAnswer: {
            status?: components["schemas"]["SuccessStatus"];
            message?: string | null;
            truckers: components["schemas"]["Trucker"];
            insurance: components["schemas"]["InsuranceCompany"][];
        };
        SaveRegistrationBody: {
            trucker_id: components["schemas"]["Id"] | null;
            name: string;
            email: components["schemas"]["Email"];
            cvr: components["schemas"]["Cvr"];
            phone: components["schemas"]["Phone"];
            /** @description Optional: empty or null if not given. */
            undervogn: string | null;
            dr_number: components["schemas"]["TruckNumber"];
            /** @description Null if the form does not show it. */
            address: string | null;
            /** @description Null if the form does not show it. */
            zip_code: string | null;
            /** @description Null if the form does not show it. */
            city: string | null;
            is_car_insurance: components["schemas"]["Flag"];
            is_work_insurance: components["schemas"]["Flag"];
            /** @description Empty or null if there is no registration number. */
            reg_number: string | null;
            previous_insurance: components["schemas"]["Flag"];
            locale: components["schemas"]["Locale"];
        };
        SaveRegistrationAccepted: {
            status: components["schemas"]["SuccessStatus"];
            message?: string | null;
            trucker: components["schemas"]["Trucker"];
            insurance: components["schemas"]["InsuranceCompany"][];
        };
        SaveRegistrationAnswer: components["schemas"]["SaveRegistrationAccepted"] | components["schemas"]["RefusalAnswer"];
        SaveTerminationBody: {
            select_insurance: components["schemas"]["Id"];
            police_number: string;
            date: components["schemas"]["WireDate"];
            name: string;
            cvr: components["schemas"]["Cvr"];
            email: components["schemas"]["Email"];
            trucker_id: components["schemas"]["Id"];
            token: components["schemas"]["LinkToken"];
            locale: components["schemas"]["Locale"];
            /**
             * @description Only in the wizard for staff.
             * @constant
             */
            admin?: true;
        };
        SaveTerminationAnswer: components["schemas"]["StatusAnswer"] | components["schemas"]["RefusalAnswer"];
        SaveCarChoicesBody: {
            area_id: components["schemas"]["Id"];
            new_value_id: components["schemas"]["Id"];
            own_risk_id: components["schemas"]["Id"];
            injury_id: components["schemas"]["Id"];
            agreement_id: components["schemas"]["Id"];
            token: components["schemas"]["LinkToken"];
            locale: components["schemas"]["Locale"];
            addon_1_date: components["schemas"]["WireDate"] | null;
            addon_1: components["schemas"]["AddOnFlag"];
            addon_2: components["schemas"]["AddOnFlag"];
            /**
             * @description Only in the wizard for staff.
             * @constant
             */
            admin?: true;
        };
        SaveCarChoicesAnswer: components["schemas"]["StatusAnswer"] | components["schemas"]["RefusalAnswer"];
        /** @description One flag per work add-on, from addon_3 onward in the order of the add-ons. addon_3 to addon_9 are listed for the generated types; the pattern allows higher numbers. */
        SaveWorkChoicesBody: {
            agreement_id: components["schemas"]["Id"];
            token: components["schemas"]["LinkToken"];
            locale: components["schemas"]["Locale"];
            cars: number;
            /** @description In quarters, such as 1.25. */
            employees: number;
            drivers: number;
            injury_valid_from?: components["schemas"]["WireDate"] | null;
            injury_comment?: string | null;
            addon_3?: components["schemas"]["AddOnFlag"];
            addon_4?: components["schemas"]["AddOnFlag"];
            addon_5?: components["schemas"]["AddOnFlag"];
            addon_6?: components["schemas"]["AddOnFlag"];
            addon_7?: components["schemas"]["AddOnFlag"];
            addon_8?: components["schemas"]["AddOnFlag"];
            addon_9?: components["schemas"]["AddOnFlag"];
        };
        SaveWorkChoicesEnveloped: {
            status: components["schemas"]["SuccessStatus"];
            data: {
                status: components["schemas"]["SuccessStatus"];
                message?: string | null;
            };
        };
        SaveWorkChoicesFlat: components["schemas"]["StatusAnswer"];
        SaveWorkChoicesRefusal: {
            status: components["schemas"]["RefusalStatus"] | components["schemas"]["SuccessStatus"];
            data: {
                status: components["schemas"]["RefusalStatus"];
                message: string;
            };
        };
        SaveWorkChoicesAnswer: components["schemas"]["SaveWorkChoicesEnveloped"] | components["schemas"]["SaveWorkChoicesFlat"] | components["schemas"]["SaveWorkChoicesRefusal"] | components["schemas"]["RefusalAnswer"];
        SendXmlAnswer: components["schemas"]["StatusAnswer"] | components["schemas"]["RefusalAnswer"];
        GetEmailInfoBody: {
            msg: components["schemas"]["MailType"];
            token: string;
            locale: components["schemas"]["Locale"];
        };
        /** @enum {string} */
        MailType: "invite" | "existing-insurance" | "injury-insurance" | "work-insurance";
        /** @description The msg of the request determines which one. */
        EmailContent: components["schemas"]["EmailInvite"] | components["schemas"]["EmailInsurance"] | components["schemas"]["EmailInfo"] | components["schemas"]["EmailWorkInsurance"];
        GetEmailInfoEnveloped: {
            data: components["schemas"]["GetEmailInfoFlat"];
        };
        GetEmailInfoFlat: {
            data: components["schemas"]["EmailContent"];
        };
        GetEmailInfoAnswer: components["schemas"]["GetEmailInfoEnveloped"] | components["schemas"]["GetEmailInfoFlat"];
        GenerateSmsCodeBody: {
            token: components["schemas"]["LinkToken"];
            trucker_id: components["schemas"]["Id"];
        };
        GenerateSmsCodeAccepted: {
            status: components["schemas"]["SuccessStatus"];
            message?: string | null;
            data: components["schemas"]["NemIdData"] | null;
        };
        GenerateSmsCodeAnswer: components["schemas"]["GenerateSmsCodeAccepted"] | components["schemas"]["RefusalAnswer"];
        VerifySmsCodeBody: {
            token: components["schemas"]["LinkToken"];
            sms_code: string;
            trucker_id: components["schemas"]["Id"];
        };
        VerifySmsCodeAnswer: components["schemas"]["StatusAnswer"] | components["schemas"]["RefusalAnswer"];
    };
    responses: {
        /** @description E-mail or password is wrong. */
        WrongCredentials: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "E-mail eller adgangskode er forkert."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The bearer is required and missing, or it is invalid or has expired. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Du er ikke logget ind."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The user's role does not allow the operation. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Du har ikke adgang til denne handling."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The record or the token does not exist. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Vognmanden findes ikke."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The record would duplicate an existing one; errors names the field if the server knows it. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "CVR-nummeret er allerede registreret.",
                 *       "errors": {
                 *         "cvr": [
                 *           "CVR-nummeret er allerede registreret."
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The link has expired. */
        LinkExpired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Linket er udløbet. Bed om et nyt."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The session has expired. The application handles it like a 401. */
        SessionExpired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Din session er udløbet."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The request violates this contract or one of the product's validation rules. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Oplysningerne er ikke gyldige.",
                 *       "errors": {
                 *         "cvr": [
                 *           "Dette felt er påkrævet og skal have en længde på 8 cifre"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description Too many attempts; Retry-After has the number of seconds to wait. */
        TooManyRequests: {
            headers: {
                /**
                 * @description Seconds to wait.
                 * @example 60
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "For mange forsøg. Prøv igen om et minut."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The server failed. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Ups! Noget gik galt!"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
    };
    parameters: {
        /**
         * @description The id of the record.
         * @example 17
         */
        Id: components["schemas"]["Id"];
        /**
         * @description The token of the haulier's link.
         * @example k3Zp8QvR1x
         */
        Token: string;
        /**
         * @description The token of the haulier's link or, if the route has none, the haulier's id.
         * @example k3Zp8QvR1x
         */
        TokenOrId: string;
        /**
         * @description true for one page, false for all rows at once.
         * @example true
         */
        Pagination: boolean;
        /**
         * @description The page, counted from 1; a page below 1 counts as 1. Ignored if pagination is false.
         * @example 1
         */
        Page: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "mette.holm@example.com",
                 *       "password": "Vognmand2022",
                 *       "locale": "da"
                 *     }
                 */
                "application/json": components["schemas"]["LoginBody"];
            };
        };
        responses: {
            /** @description Token and user, or a user of 0 if nobody was logged in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            401: components["responses"]["WrongCredentials"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Logged out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "message": "Du er logget ud."
                     *     }
                     */
                    "application/json": components["schemas"]["LogoutAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    setLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example en */
                lang: components["schemas"]["Locale"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The language is set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "message": "Sproget er ændret."
                     *     }
                     */
                    "application/json": components["schemas"]["SetLanguageAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    createTrucker: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Nørrebro Taxa ApS",
                 *       "cvr": "38124907",
                 *       "email": "kontor@noerrebro-taxa.example",
                 *       "reg_number": "CH52617",
                 *       "phone": "20304050",
                 *       "undervogn": "",
                 *       "dr_number": "104233",
                 *       "is_car_insurance": "1",
                 *       "is_work_insurance": "1",
                 *       "locale": "da"
                 *     }
                 */
                "application/json": components["schemas"]["CreateTruckerBody"];
            };
        };
        responses: {
            /** @description The haulier was added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "trucker": {
                     *         "id": 42,
                     *         "name": "Nørrebro Taxa ApS",
                     *         "email": "kontor@noerrebro-taxa.example",
                     *         "cvr": "38124907",
                     *         "truck_number": "104233",
                     *         "phone_number": "20304050",
                     *         "undervogn": null,
                     *         "is_car_insurance": "1",
                     *         "is_work_insurance": "1",
                     *         "status": 0,
                     *         "address": null,
                     *         "vehicle": {
                     *           "reg_number": "CH52617",
                     *           "serial_number": null,
                     *           "status": null,
                     *           "insurance_status": null
                     *         },
                     *         "exiting_insurance": null,
                     *         "trucker_agreement": null,
                     *         "multiply_price": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreateTruckerAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            419: components["responses"]["SessionExpired"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    addRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "trucker_id": 42,
                 *       "reg_number": "CH52617",
                 *       "locale": "da"
                 *     }
                 */
                "application/json": components["schemas"]["AddRegistrationBody"];
            };
        };
        responses: {
            /** @description The registration number was added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "message": "Registreringsnummeret er tilføjet."
                     *     }
                     */
                    "application/json": components["schemas"]["AddRegistrationAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            419: components["responses"]["SessionExpired"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    listTruckers: {
        parameters: {
            query: {
                /**
                 * @description true for one page, false for all rows at once.
                 * @example true
                 */
                pagination: components["parameters"]["Pagination"];
                /**
                 * @description The page, counted from 1; a page below 1 counts as 1. Ignored if pagination is false.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The column to sort by.
                 * @example id
                 */
                sort?: components["schemas"]["TruckerSort"];
                /**
                 * @description The sort direction.
                 * @example asc
                 */
                dir?: components["schemas"]["SortDirection"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of hauliers, or all of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "truckers": {
                     *         "data": [
                     *           {
                     *             "id": 17,
                     *             "name": "Vesterbro Vognmandsforretning ApS",
                     *             "email": "drift@vesterbro-vogn.example",
                     *             "cvr": "29871640",
                     *             "truck_number": "100872",
                     *             "phone_number": "28456712",
                     *             "undervogn": "Minibus",
                     *             "is_car_insurance": "1",
                     *             "is_work_insurance": "1",
                     *             "status": 0,
                     *             "address": {
                     *               "id": 9,
                     *               "address": "Istedgade 114",
                     *               "city": "København V",
                     *               "zip_code": "1650"
                     *             },
                     *             "vehicle": {
                     *               "reg_number": "DR48113",
                     *               "serial_number": "WDB2130421A547893",
                     *               "status": "Registreret",
                     *               "insurance_status": "verified"
                     *             },
                     *             "exiting_insurance": {
                     *               "police_number": "P-5502187",
                     *               "termination_date": "2022-03-31",
                     *               "insurance_company_id": 3
                     *             },
                     *             "trucker_agreement": [
                     *               {
                     *                 "id": 31,
                     *                 "previous_insurance": "1",
                     *                 "area": {
                     *                   "id": 2,
                     *                   "title": "Højst 50 % i postnummer 1000-2450"
                     *                 },
                     *                 "new_value": {
                     *                   "id": 3,
                     *                   "title": "300.001-400.000 kr."
                     *                 },
                     *                 "own_risk": {
                     *                   "id": 1,
                     *                   "title": "5.000 kr."
                     *                 },
                     *                 "injury": {
                     *                   "id": 2,
                     *                   "title": "1 skade"
                     *                 },
                     *                 "addon_1": 1,
                     *                 "addon_2": 0,
                     *                 "addon_1_date": "2022-04-01",
                     *                 "injury_valid_from": "2022-04-01",
                     *                 "injury_comment": "Ny chauffør fra 1. maj",
                     *                 "addon_3": 1
                     *               }
                     *             ],
                     *             "multiply_price": {
                     *               "number_of_cars": 3,
                     *               "number_of_employee": 1.25,
                     *               "number_of_drivers": 2
                     *             }
                     *           },
                     *           {
                     *             "id": 42,
                     *             "name": "Nørrebro Taxa ApS",
                     *             "email": "kontor@noerrebro-taxa.example",
                     *             "cvr": "38124907",
                     *             "truck_number": "104233",
                     *             "phone_number": "20304050",
                     *             "undervogn": null,
                     *             "is_car_insurance": "1",
                     *             "is_work_insurance": "1",
                     *             "status": 0,
                     *             "address": null,
                     *             "vehicle": {
                     *               "reg_number": "CH52617",
                     *               "serial_number": null,
                     *               "status": null,
                     *               "insurance_status": null
                     *             },
                     *             "exiting_insurance": null,
                     *             "trucker_agreement": null,
                     *             "multiply_price": null
                     *           }
                     *         ],
                     *         "total": 2,
                     *         "per_page": 10,
                     *         "current_page": 1,
                     *         "last_page": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ListTruckersAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["SessionExpired"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    getTrucker: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the record.
                 * @example 17
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The haulier, and the insurance companies to choose from in a termination. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "trucker": {
                     *         "id": 17,
                     *         "name": "Vesterbro Vognmandsforretning ApS",
                     *         "email": "drift@vesterbro-vogn.example",
                     *         "cvr": "29871640",
                     *         "truck_number": "100872",
                     *         "phone_number": "28456712",
                     *         "undervogn": "Minibus",
                     *         "is_car_insurance": "1",
                     *         "is_work_insurance": "1",
                     *         "status": 0,
                     *         "address": {
                     *           "id": 9,
                     *           "address": "Istedgade 114",
                     *           "city": "København V",
                     *           "zip_code": "1650"
                     *         },
                     *         "vehicle": {
                     *           "reg_number": "DR48113",
                     *           "serial_number": "WDB2130421A547893",
                     *           "status": "Registreret",
                     *           "insurance_status": "verified"
                     *         },
                     *         "exiting_insurance": {
                     *           "police_number": "P-5502187",
                     *           "termination_date": "2022-03-31",
                     *           "insurance_company_id": 3
                     *         },
                     *         "trucker_agreement": [
                     *           {
                     *             "id": 31,
                     *             "previous_insurance": "1",
                     *             "area": {
                     *               "id": 2,
                     *               "title": "Højst 50 % i postnummer 1000-2450"
                     *             },
                     *             "new_value": {
                     *               "id": 3,
                     *               "title": "300.001-400.000 kr."
                     *             },
                     *             "own_risk": {
                     *               "id": 1,
                     *               "title": "5.000 kr."
                     *             },
                     *             "injury": {
                     *               "id": 2,
                     *               "title": "1 skade"
                     *             },
                     *             "addon_1": 1,
                     *             "addon_2": 0,
                     *             "addon_1_date": "2022-04-01",
                     *             "injury_valid_from": "2022-04-01",
                     *             "injury_comment": "Ny chauffør fra 1. maj",
                     *             "addon_3": 1
                     *           }
                     *         ],
                     *         "multiply_price": {
                     *           "number_of_cars": 3,
                     *           "number_of_employee": 1.25,
                     *           "number_of_drivers": 2
                     *         }
                     *       },
                     *       "insurance": [
                     *         {
                     *           "id": 1,
                     *           "name": "Nordlys Forsikring"
                     *         },
                     *         {
                     *           "id": 2,
                     *           "name": "Bælt Forsikring A/S"
                     *         },
                     *         {
                     *           "id": 3,
                     *           "name": "Hede og Havn Forsikring"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["GetTruckerAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            419: components["responses"]["SessionExpired"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    searchTruckers: {
        parameters: {
            query: {
                /**
                 * @description true for one page, false for all rows at once.
                 * @example true
                 */
                pagination: components["parameters"]["Pagination"];
                /**
                 * @description The page, counted from 1; a page below 1 counts as 1. Ignored if pagination is false.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "search_key": "vesterbro",
                 *       "search_filter": "name",
                 *       "page_num": 1,
                 *       "pagination": true
                 *     }
                 */
                "application/json": components["schemas"]["SearchTruckersBody"];
            };
        };
        responses: {
            /** @description The matching hauliers, one page or all at once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "truckers": {
                     *         "data": [
                     *           {
                     *             "id": 17,
                     *             "name": "Vesterbro Vognmandsforretning ApS",
                     *             "email": "drift@vesterbro-vogn.example",
                     *             "cvr": "29871640",
                     *             "truck_number": "100872",
                     *             "phone_number": "28456712",
                     *             "undervogn": "Minibus",
                     *             "is_car_insurance": "1",
                     *             "is_work_insurance": "1",
                     *             "status": 0,
                     *             "address": {
                     *               "id": 9,
                     *               "address": "Istedgade 114",
                     *               "city": "København V",
                     *               "zip_code": "1650"
                     *             },
                     *             "vehicle": {
                     *               "reg_number": "DR48113",
                     *               "serial_number": "WDB2130421A547893",
                     *               "status": "Registreret",
                     *               "insurance_status": "verified"
                     *             },
                     *             "exiting_insurance": {
                     *               "police_number": "P-5502187",
                     *               "termination_date": "2022-03-31",
                     *               "insurance_company_id": 3
                     *             },
                     *             "trucker_agreement": [
                     *               {
                     *                 "id": 31,
                     *                 "previous_insurance": "1",
                     *                 "area": {
                     *                   "id": 2,
                     *                   "title": "Højst 50 % i postnummer 1000-2450"
                     *                 },
                     *                 "new_value": {
                     *                   "id": 3,
                     *                   "title": "300.001-400.000 kr."
                     *                 },
                     *                 "own_risk": {
                     *                   "id": 1,
                     *                   "title": "5.000 kr."
                     *                 },
                     *                 "injury": {
                     *                   "id": 2,
                     *                   "title": "1 skade"
                     *                 },
                     *                 "addon_1": 1,
                     *                 "addon_2": 0,
                     *                 "addon_1_date": "2022-04-01",
                     *                 "injury_valid_from": "2022-04-01",
                     *                 "injury_comment": "Ny chauffør fra 1. maj",
                     *                 "addon_3": 1
                     *               }
                     *             ],
                     *             "multiply_price": {
                     *               "number_of_cars": 3,
                     *               "number_of_employee": 1.25,
                     *               "number_of_drivers": 2
                     *             }
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "per_page": 10,
                     *         "current_page": 1,
                     *         "last_page": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SearchTruckersAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["SessionExpired"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    updateTrucker: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 17,
                 *       "name": "Vesterbro Vognmandsforretning ApS",
                 *       "cvr": "29871640",
                 *       "email": "drift@vesterbro-vogn.example",
                 *       "reg_number": "DR48113",
                 *       "phone": "28456712",
                 *       "undervogn": "Minibus",
                 *       "dr_number": "100872",
                 *       "is_car_insurance": "1",
                 *       "is_work_insurance": "1",
                 *       "address": "Istedgade 114",
                 *       "city": "København V",
                 *       "zip_code": "1650",
                 *       "address_id": 9,
                 *       "previous_insurance": "1",
                 *       "locale": "da"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateTruckerBody"];
            };
        };
        responses: {
            /** @description The haulier was updated, or the server refused. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateTruckerAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            419: components["responses"]["SessionExpired"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteTrucker: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the record.
                 * @example 17
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The haulier was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "message": "Vognmanden er slettet."
                     *     }
                     */
                    "application/json": components["schemas"]["DeleteTruckerAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            419: components["responses"]["SessionExpired"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    resendEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "drift@vesterbro-vogn.example",
                 *       "name": "Vesterbro Vognmandsforretning ApS",
                 *       "trucker_id": 17,
                 *       "locale": "da"
                 *     }
                 */
                "application/json": components["schemas"]["ResendEmailBody"];
            };
        };
        responses: {
            /** @description The e-mail was sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "E-mailen er sendt igen."
                     *     }
                     */
                    "application/json": components["schemas"]["ResendEmailAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            419: components["responses"]["SessionExpired"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    sendCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the record.
                 * @example 17
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The certificate was sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Certifikatet er sendt til drift@vesterbro-vogn.example."
                     *     }
                     */
                    "application/json": components["schemas"]["SendCertificateAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            419: components["responses"]["SessionExpired"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    getTruckerHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the record.
                 * @example 17
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list of entries, without an envelope; empty if nothing was submitted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "created_at": "2022-03-14T09:41:27.000000Z",
                     *         "data": "{\"id\":31,\"name\":\"Vesterbro Vognmandsforretning ApS\",\"email\":\"drift@vesterbro-vogn.example\",\"cvr\":\"29871640\", \"truck_number\":\"100872\",\"phone_number\":\"28456712\",\"address\":\"Istedgade 114\",\"zip_code\":\"1650\",\"city\":\"København V\", \"reg_number\":\"DR48113\",\"serial_number\":\"WDB2130421A547893\",\"new_value\":{\"id\":3,\"title\":\"300.001-400.000 kr.\"}, \"own_risk\":{\"id\":1,\"title\":\"5.000 kr.\"},\"area\":{\"id\":2,\"title\":\"Højst 50 % i postnummer 1000-2450\"}, \"injury\":{\"id\":2,\"title\":\"1 skade\"},\"addon_1\":1,\"addon_1_date\":\"2022-04-01\",\"addon_2\":0, \"police_number\":\"P-5502187\",\"termination_date\":\"2022-03-31\",\"is_work_insurance\":\"1\",\"previous_insurance\":\"1\", \"injury_valid_from\":\"2022-04-01\",\"injury_comment\":null}"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["GetTruckerHistoryAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            419: components["responses"]["SessionExpired"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    createPrice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "area_id": 2,
                 *       "new_value_id": 3,
                 *       "own_risk_id": 1,
                 *       "injury_id": 2,
                 *       "premium": 18450.5
                 *     }
                 */
                "application/json": components["schemas"]["CreatePriceBody"];
            };
        };
        responses: {
            /** @description The price plan was added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "message": "Tilføjet!"
                     *     }
                     */
                    "application/json": components["schemas"]["CreatePriceAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            419: components["responses"]["SessionExpired"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    listPrices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All price plans, sorted by id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListPricesAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["SessionExpired"];
            500: components["responses"]["ServerError"];
        };
    };
    updatePrice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 5,
                 *       "area_id": 2,
                 *       "new_value_id": 3,
                 *       "own_risk_id": 1,
                 *       "injury_id": 2,
                 *       "premium": 18990
                 *     }
                 */
                "application/json": components["schemas"]["UpdatePriceBody"];
            };
        };
        responses: {
            /** @description The price plan was updated. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "message": "Opdatering gemt"
                     *     }
                     */
                    "application/json": components["schemas"]["UpdatePriceAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            419: components["responses"]["SessionExpired"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    updateKickback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "price_id": 5,
                 *       "ensure": 7.5,
                 *       "dantaxi": 5
                 *     }
                 */
                "application/json": components["schemas"]["UpdateKickbackBody"];
            };
        };
        responses: {
            /** @description The percentages were updated. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "message": "Opdatering gemt"
                     *     }
                     */
                    "application/json": components["schemas"]["UpdateKickbackAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            419: components["responses"]["SessionExpired"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    deletePrice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the record.
                 * @example 17
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The price plan was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "message": "Prisen er slettet."
                     *     }
                     */
                    "application/json": components["schemas"]["DeletePriceAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            419: components["responses"]["SessionExpired"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    getPremium: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "area_id": 2,
                 *       "new_value_id": 3,
                 *       "own_risk_id": 1,
                 *       "injury_id": 2
                 *     }
                 */
                "application/json": components["schemas"]["GetPremiumBody"];
            };
        };
        responses: {
            /** @description The premium and its two percentages, or null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPremiumAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    createAddOn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Vejhjælp",
                 *       "price": 1188,
                 *       "type": 1
                 *     }
                 */
                "application/json": components["schemas"]["CreateAddOnBody"];
            };
        };
        responses: {
            /** @description The add-on was added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "message": "Tilføjet!"
                     *     }
                     */
                    "application/json": components["schemas"]["CreateAddOnAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["SessionExpired"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    listAddOns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All add-ons, sorted by id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListAddOnsAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["SessionExpired"];
            500: components["responses"]["ServerError"];
        };
    };
    updateAddOn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 2,
                 *       "name": "Glasskade",
                 *       "price": 650,
                 *       "type": 1
                 *     }
                 */
                "application/json": components["schemas"]["UpdateAddOnBody"];
            };
        };
        responses: {
            /** @description The add-on was updated. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "message": "Opdatering gemt"
                     *     }
                     */
                    "application/json": components["schemas"]["UpdateAddOnAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            419: components["responses"]["SessionExpired"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteAddOn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the record.
                 * @example 17
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The add-on was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "message": "Tilvalget er slettet."
                     *     }
                     */
                    "application/json": components["schemas"]["DeleteAddOnAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            419: components["responses"]["SessionExpired"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    searchAddOns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "search_filter": "type",
                 *       "search_key": "",
                 *       "pagination": "false",
                 *       "type": 1
                 *     }
                 */
                "application/json": components["schemas"]["SearchAddOnsBody"];
            };
        };
        responses: {
            /** @description The add-ons of the type, in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchAddOnsAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    listAreas: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All areas, in display order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListAreasAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    listNewValues: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All new values, in display order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListNewValuesAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    listOwnRisks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All own risks, in display order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListOwnRisksAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    listInjuries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All numbers of injuries, in display order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListInjuriesAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    getRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The token of the haulier's link.
                 * @example k3Zp8QvR1x
                 */
                token: components["parameters"]["Token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The haulier (in the field truckers) and the insurance companies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "truckers": {
                     *         "id": 17,
                     *         "name": "Vesterbro Vognmandsforretning ApS",
                     *         "email": "drift@vesterbro-vogn.example",
                     *         "cvr": "29871640",
                     *         "truck_number": "100872",
                     *         "phone_number": "28456712",
                     *         "undervogn": "Minibus",
                     *         "is_car_insurance": "1",
                     *         "is_work_insurance": "1",
                     *         "status": 0,
                     *         "address": {
                     *           "id": 9,
                     *           "address": "Istedgade 114",
                     *           "city": "København V",
                     *           "zip_code": "1650"
                     *         },
                     *         "vehicle": {
                     *           "reg_number": "DR48113",
                     *           "serial_number": "WDB2130421A547893",
                     *           "status": "Registreret",
                     *           "insurance_status": "verified"
                     *         },
                     *         "exiting_insurance": {
                     *           "police_number": "P-5502187",
                     *           "termination_date": "2022-03-31",
                     *           "insurance_company_id": 3
                     *         },
                     *         "trucker_agreement": [
                     *           {
                     *             "id": 31,
                     *             "previous_insurance": "1",
                     *             "area": {
                     *               "id": 2,
                     *               "title": "Højst 50 % i postnummer 1000-2450"
                     *             },
                     *             "new_value": {
                     *               "id": 3,
                     *               "title": "300.001-400.000 kr."
                     *             },
                     *             "own_risk": {
                     *               "id": 1,
                     *               "title": "5.000 kr."
                     *             },
                     *             "injury": {
                     *               "id": 2,
                     *               "title": "1 skade"
                     *             },
                     *             "addon_1": 1,
                     *             "addon_2": 0,
                     *             "addon_1_date": "2022-04-01",
                     *             "injury_valid_from": "2022-04-01",
                     *             "injury_comment": "Ny chauffør fra 1. maj",
                     *             "addon_3": 1
                     *           }
                     *         ],
                     *         "multiply_price": {
                     *           "number_of_cars": 3,
                     *           "number_of_employee": 1.25,
                     *           "number_of_drivers": 2
                     *         }
                     *       },
                     *       "insurance": [
                     *         {
                     *           "id": 1,
                     *           "name": "Nordlys Forsikring"
                     *         },
                     *         {
                     *           "id": 2,
                     *           "name": "Bælt Forsikring A/S"
                     *         },
                     *         {
                     *           "id": 3,
                     *           "name": "Hede og Havn Forsikring"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["GetRegistrationAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["LinkExpired"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    saveRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "trucker_id": null,
                 *       "name": "Amager Flextrafik ApS",
                 *       "cvr": "41730258",
                 *       "email": "post@amager-flex.example",
                 *       "phone": "31224455",
                 *       "undervogn": "",
                 *       "dr_number": "107719",
                 *       "address": "Amagerbrogade 210",
                 *       "zip_code": "2300",
                 *       "city": "København S",
                 *       "is_car_insurance": "1",
                 *       "is_work_insurance": "0",
                 *       "reg_number": "EK90245",
                 *       "previous_insurance": "0",
                 *       "locale": "da"
                 *     }
                 */
                "application/json": components["schemas"]["SaveRegistrationBody"];
            };
        };
        responses: {
            /** @description The haulier was saved, or the server refused. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveRegistrationAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    saveTermination: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "select_insurance": 3,
                 *       "police_number": "P-5502187",
                 *       "date": "2022-03-31",
                 *       "name": "Vesterbro Vognmandsforretning ApS",
                 *       "cvr": "29871640",
                 *       "email": "drift@vesterbro-vogn.example",
                 *       "trucker_id": 17,
                 *       "token": "k3Zp8QvR1x",
                 *       "locale": "da"
                 *     }
                 */
                "application/json": components["schemas"]["SaveTerminationBody"];
            };
        };
        responses: {
            /** @description The termination was saved, or the server refused. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveTerminationAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["LinkExpired"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    saveCarChoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "area_id": 2,
                 *       "new_value_id": 3,
                 *       "own_risk_id": 1,
                 *       "injury_id": 2,
                 *       "agreement_id": 31,
                 *       "token": "k3Zp8QvR1x",
                 *       "locale": "da",
                 *       "addon_1_date": "2022-04-01",
                 *       "addon_1": 1,
                 *       "addon_2": 0
                 *     }
                 */
                "application/json": components["schemas"]["SaveCarChoicesBody"];
            };
        };
        responses: {
            /** @description The choices were saved, or the server refused. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveCarChoicesAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["LinkExpired"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    saveWorkChoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "agreement_id": 31,
                 *       "token": "k3Zp8QvR1x",
                 *       "locale": "da",
                 *       "cars": 3,
                 *       "employees": 1.25,
                 *       "drivers": 2,
                 *       "addon_3": 1
                 *     }
                 */
                "application/json": components["schemas"]["SaveWorkChoicesBody"];
            };
        };
        responses: {
            /** @description The choices were saved, or the server refused. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveWorkChoicesAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["LinkExpired"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    sendXml: {
        parameters: {
            query?: {
                /**
                 * @description Sent as true, only in the wizard for staff.
                 * @example true
                 */
                update?: true;
            };
            header?: never;
            path: {
                /**
                 * @description The token of the haulier's link or, if the route has none, the haulier's id.
                 * @example k3Zp8QvR1x
                 */
                token: components["parameters"]["TokenOrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agreement was sent, or the server refused. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendXmlAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["LinkExpired"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    getEmailInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "msg": "work-insurance",
                 *       "token": "k3Zp8QvR1x",
                 *       "locale": "da"
                 *     }
                 */
                "application/json": components["schemas"]["GetEmailInfoBody"];
            };
        };
        responses: {
            /** @description The labels and values of the e-mail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetEmailInfoAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["LinkExpired"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    generateSmsCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "k3Zp8QvR1x",
                 *       "trucker_id": 17
                 *     }
                 */
                "application/json": components["schemas"]["GenerateSmsCodeBody"];
            };
        };
        responses: {
            /** @description The code was sent, or the server refused. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateSmsCodeAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["LinkExpired"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    verifySmsCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "k3Zp8QvR1x",
                 *       "sms_code": "482915",
                 *       "trucker_id": 17
                 *     }
                 */
                "application/json": components["schemas"]["VerifySmsCodeBody"];
            };
        };
        responses: {
            /** @description The code was right or wrong. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifySmsCodeAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["LinkExpired"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
}
